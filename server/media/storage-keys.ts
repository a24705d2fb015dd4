/** Where the bytes of a file lie in the storage engine, by their SHA-256. */
export const contentKey = (hash: string): string => `files/${hash.slice(0, 2)}/${hash}`;

/** Folder of everything that was made of a file. */
export const variantsFolder = (hash: string): string => `variants/${hash.slice(0, 2)}/${hash}`;
