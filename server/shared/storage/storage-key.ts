const keyPattern = /^[a-z0-9_-]+(?:[/.][a-z0-9_-]+)*$/;

/** Whether a text is a valid key. */
export const isStorageKey = (text: string): boolean => keyPattern.test(text);

/** Returns the key. Throws if it is invalid, so that clients cannot address other files. */
export function assertStorageKey(key: string): string {
  if (!isStorageKey(key)) throw new Error(`invalid storage key: ${JSON.stringify(key)}`);
  return key;
}
