/**
 * Bytes of the largest file that the media library takes; a limit itself is allowed. The one place of this limit: the
 * generated code of the admin area has it from here.
 */
export const maxFileBytes = 100 * 1024 * 1024;

/** As people read it: `100 MB`. */
export const maxFileSize = `${maxFileBytes / 1024 / 1024} MB`;
