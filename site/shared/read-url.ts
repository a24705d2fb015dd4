/** An absolute address; null for what is none. `URL.parse` is younger than the browsers that are supported. */
export function readURL(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
