/** A reason why an archive cannot be made or read, told to the operator in one line. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}

const words: Readonly<Record<string, string>> = {
  ENOENT: 'it, or its folder, is not there',
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EFBIG: 'this user may not write so large a file',
};

/** An ArchiveError of what the system answered, "FILE cannot be written: the disk is full"; anything else as it is. */
export function explainFile(error: unknown, what: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const code = 'code' in error ? String(error.code) : error.message;
  return new ArchiveError(`${what}: ${words[code] ?? code}`, { cause: error });
}
