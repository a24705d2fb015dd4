/** Returns the storage key of a file's bytes, by their SHA-256. */
export const fileContentKey = (hash: string): string => `files/${hash.slice(0, 2)}/${hash}`;

/** Returns the storage folder of all variants of an image. */
export const imageVariantsFolder = (hash: string): string => `variants/${hash.slice(0, 2)}/${hash}`;
