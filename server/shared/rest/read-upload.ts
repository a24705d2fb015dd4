import type { FastifyRequest } from 'fastify';
import { AppError, InvalidInput } from '../errors/index.ts';
import { drainBody } from '../http/index.ts';
import type { StagedFile, StorageEngine } from '../storage/index.ts';

export type Upload = { path: string | undefined; fileName: string; received: StagedFile };

export type UploadForm = {
  /** First part of the errors' properties. */
  entity: string;
  /** Largest file that `receive` takes (bytes); a limit itself is allowed. */
  maxBytes: number;
  storage: StorageEngine;
  /** Takes the file in; refuses one that is too large. */
  receive: (stream: AsyncIterable<Uint8Array>) => Promise<StagedFile>;
};

/** One byte more than is allowed reaches the use case, which refuses it; the path of a name is not dropped but refused. */
const optionsFor = (maxBytes: number) => ({
  preservePath: true,
  throwFileSizeLimit: false,
  limits: { fileSize: maxBytes + 1, files: 1, fields: 20, fieldSize: 16_384, headerPairs: 50, parts: 21 },
});

/** What the disk says where nothing can be stored: no fault of whoever sent the form. */
const diskFaults: ReadonlySet<unknown> = new Set([
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

/** The parser's own errors all mean a form that cannot be read. */
function toAppError(error: unknown): unknown {
  const isOurs = error instanceof Error && 'code' in error && diskFaults.has(error.code);
  return isOurs || error instanceof AppError ? error : InvalidInput.of('V_12');
}

/** A browser sends an empty part without a name where nobody chose a file. */
const isNoFile = (fileName: string, received: StagedFile): boolean => fileName === '' && received.size === 0;

/**
 * Reads a form of `path` and one file `f`, in whichever order, the file by `receive`.
 * V_17 without a file, V_12 for a broken form; a failure leaves nothing behind.
 */
export async function readUpload(request: FastifyRequest, form: UploadForm): Promise<Upload> {
  const { entity, maxBytes, storage, receive } = form;
  let path: string | undefined;
  let file: Omit<Upload, 'path'> | null = null;
  try {
    for await (const part of request.parts(optionsFor(maxBytes))) {
      if (part.type === 'file' && part.fieldname === 'f') {
        file = { fileName: part.filename ?? '', received: await receive(part.file) };
      } else if (part.type === 'file') part.file.resume();
      else if (part.fieldname === 'path' && typeof part.value === 'string') path = part.value;
    }
  } catch (error) {
    drainBody(request);
    if (file) await storage.discard(file.received);
    throw toAppError(error);
  }
  if (file && !isNoFile(file.fileName, file.received)) return { path, ...file };
  if (file) await storage.discard(file.received);
  throw InvalidInput.of('V_17', `${entity}.f`);
}
