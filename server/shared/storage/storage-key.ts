const keyPattern = /^[a-z0-9_-]+(?:[/.][a-z0-9_-]+)*$/;

/** Whether a text can be a key. */
export const isKey = (text: string): boolean => keyPattern.test(text);

/** The key itself. Throws for what is none, so that no text of a client can name a place of its own. */
export function checkKey(key: string): string {
  if (!isKey(key)) throw new Error(`no storage key: ${JSON.stringify(key)}`);
  return key;
}
