import type { FastifyRequest } from 'fastify';
import { AppError, InvalidInput, Errors } from '../errors/index.ts';
import { drainBody } from '../http/index.ts';
import type { StagedFile } from '../storage/index.ts';

/** A form with its received file. */
export type UploadedForm = { path: string | undefined; fileName: string; received: StagedFile };

/** How an upload form is read. */
export type UploadFormOptions = {
  /** First part of the error properties. */
  entity: string;
  /** Maximum size that `receive` accepts (bytes, inclusive). */
  maxBytes: number;
  /** Stores the file temporarily; throws if it is too large. */
  receive: (stream: AsyncIterable<Uint8Array>) => Promise<StagedFile>;
};

/**
 * One byte more than allowed reaches the use case, which refuses it. A path in the file name is preserved and refused later.
 */
const parserOptions = (maxBytes: number) => ({
  preservePath: true,
  throwFileSizeLimit: false,
  limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 16_384, headerPairs: 50, parts: 21 },
});

/** Disk errors, for which the sender of the form is not to blame. */
const diskErrorCodes: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'EROFS',
  'EACCES',
  'EPERM',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOENT',
  'ENOTDIR',
  'EEXIST',
]);

/** All errors of the parser mean an unreadable form. */
function toAppError(error: unknown): unknown {
  const isDiskError = error instanceof Error && 'code' in error && diskErrorCodes.has(error.code);
  return isDiskError || error instanceof AppError ? error : InvalidInput.of(Errors.invalid);
}

/** A browser sends an empty part without a name if no file was chosen. */
const isNoFile = (fileName: string, received: StagedFile): boolean => fileName === '' && received.size === 0;

/**
 * Reads a form with `path` and one file `f`, in any order. Throws V_17 without a file and V_12 for a broken form; a
 * failure leaves no file.
 */
export async function readUpload(request: FastifyRequest, options: UploadFormOptions): Promise<UploadedForm> {
  const { entity, maxBytes, receive } = options;
  let path: string | undefined;
  let file: Omit<UploadedForm, 'path'> | null = null;
  try {
    for await (const part of request.parts(parserOptions(maxBytes))) {
      if (part.type === 'file' && part.fieldname === 'f') {
        file = { fileName: part.filename ?? '', received: await receive(part.file) };
      } else if (part.type === 'file') part.file.resume();
      else if (part.fieldname === 'path' && typeof part.value === 'string') path = part.value;
    }
  } catch (error) {
    drainBody(request);
    await file?.received[Symbol.asyncDispose]();
    throw toAppError(error);
  }
  if (file && !isNoFile(file.fileName, file.received)) return { path, ...file };
  await file?.received[Symbol.asyncDispose]();
  throw InvalidInput.of(Errors.fileRequired, `${entity}.f`);
}
