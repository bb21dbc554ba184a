import { Page } from "../page.tsx";

/** Every state of the table from fixed frames; only in development. */
export default function Gallery() {
  return <Page title="gallery">{null}</Page>;
}
