const keyPattern = /^[a-z0-9_-]+(?:[/.][a-z0-9_-]+)*$/;

/** The key itself. Throws for what is none, so that no text of a client can name a place of its own. */
export function checkKey(key: string): string {
  if (!keyPattern.test(key)) throw new Error(`no storage key: ${JSON.stringify(key)}`);
  return key;
}
