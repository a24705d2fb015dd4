/** Maximum size of a media file (bytes, inclusive). The admin area's generated code uses it too. */
export const maxFileBytes = 100 * 1024 * 1024;

/** The maximum size as text: `100 MB`. */
export const maxFileSizeText = `${maxFileBytes / 1024 / 1024} MB`;
