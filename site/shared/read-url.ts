/** Parses an absolute URL; null if invalid. `URL.parse` is too new for the supported browsers. */
export function readURL(value: string): URL | null {
  return URL.canParse(value) ? new URL(value) : null;
}
