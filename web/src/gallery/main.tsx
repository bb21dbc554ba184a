import { render } from "preact";
import "../styles/cards.css";
import { Cards } from "./Cards";

render(<Cards />, document.getElementById("gallery")!);
