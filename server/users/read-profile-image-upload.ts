import { buffer } from 'node:stream/consumers';
import type { FastifyRequest } from 'fastify';
import { InvalidInput, Errors } from '../shared/errors/index.ts';
import { openUpload, type PendingUpload } from '../shared/graphql/index.ts';
import { profileImageRules } from './process-profile-image.ts';

/** One byte more than allowed is read, so that the use case refuses it. */
const options = {
  throwFileSizeLimit: false,
  limits: { fileSize: profileImageRules.maxBytes + 1, files: 1, fields: 10, fieldSize: 1_024, parts: 11 },
};

async function readFile(request: FastifyRequest): Promise<Buffer | null> {
  let file: Buffer | null = null;
  for await (const part of request.parts(options)) {
    if (part.type !== 'file') continue;
    if (part.fieldname === 'profileImage') file = await buffer(part.file);
    else part.file.resume();
  }
  return file;
}

/** Reads the file `profileImage` of a form. V_17 if there is none, V_12 for an unreadable form. */
export async function readProfileImageUpload(request: FastifyRequest): Promise<Buffer> {
  const file = await readFile(request).catch(() => {
    throw InvalidInput.of(Errors.invalid, 'user.profileImage');
  });
  if (!file || file.length === 0) throw InvalidInput.of(Errors.fileRequired, 'user.profileImage');
  return file;
}

/** Reads the image of a GraphQL request. V_17 if there is none or it is empty, UM_05 if it is too large. */
export async function readImageUpload(pending: PendingUpload): Promise<Buffer> {
  const upload = await openUpload(pending);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of upload?.stream ?? []) {
    length += chunk.length;
    if (length > profileImageRules.maxBytes) throw InvalidInput.of(Errors.imageTooLarge, 'user.profileImage');
    chunks.push(chunk);
  }
  if (length === 0) throw InvalidInput.of(Errors.fileRequired, 'user.profileImage');
  return Buffer.concat(chunks);
}
