declare module "virtual:texts/*" {
  const sources: Record<string, string>;
  export default sources;
}
