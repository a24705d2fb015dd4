/** Variables and extensions in a URL are text. Returns what the JSON says; other values, and invalid JSON, unchanged. */
export function readURLJSON(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
