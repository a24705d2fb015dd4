/** A reason why an archive cannot be written or read, shown to the operator in one line. */
export class ArchiveError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ArchiveError';
  }
}

const systemErrorTexts: Readonly<Record<string, string>> = {
  ENOENT: 'it or its folder does not exist',
  EACCES: 'permission denied',
  EPERM: 'permission denied',
  EISDIR: 'it is a folder',
  ENOTDIR: 'its folder is a file',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk is full',
  EROFS: 'the disk is read-only',
  EFBIG: 'this user may not write so large a file',
};

/**
 * Turns a system error into an ArchiveError such as "FILE cannot be written: the disk is full". Returns other errors
 * unchanged.
 */
export function toArchiveError(error: unknown, failedAction: string): unknown {
  if (!(error instanceof Error) || !('syscall' in error)) return error;
  const code = 'code' in error ? String(error.code) : error.message;
  return new ArchiveError(`${failedAction}: ${systemErrorTexts[code] ?? code}`, { cause: error });
}
