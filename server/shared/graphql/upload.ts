import { callbackify } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs';
import { authorize, hasPermission } from '../context.ts';
import { InvalidInput } from '../errors/index.ts';
import { UntrustedCall } from '../http/index.ts';
import { SizeExceeded } from '../storage/index.ts';
import { maxFileBytes } from '../upload-limit.ts';
import { answerRefusal } from './answer-refusal.ts';
import { refuseForgedUpload } from './forged-request.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';

/** What a resolver gets of a file: it may not have begun to arrive. */
export type PendingUpload = { file: Promise<FileUpload> };

/** A file of a multipart request. */
export const Upload = new GraphQLScalarType<PendingUpload>({
  name: 'Upload',
  description: 'A file of a multipart request (graphql-multipart-request-spec).',
  // A bare promise would be awaited before the resolver, which could not tell a missing file then.
  parseValue: (value) => ({ file: GraphQLUpload.parseValue(value) }),
  parseLiteral: (node) => ({ file: GraphQLUpload.parseLiteral(node) }),
  serialize: (value) => GraphQLUpload.serialize(value),
});

export type UploadedFile = { fileName: string; stream: AsyncIterable<Uint8Array> };

/** What a request may hold at most, in bytes; a little above any file that a use case takes, which refuses exactly. */
const limits = { maxFieldSize: 256 * 1024, maxFileSize: maxFileBytes + 1024 * 1024, maxFiles: 1 };

const statusOf = (error: unknown): number => (error as { status?: number }).status ?? 500;

async function* readStream({ createReadStream }: FileUpload): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of createReadStream()) yield chunk as Uint8Array;
  } catch (error) {
    throw statusOf(error) === 413 ? new SizeExceeded(limits.maxFileSize) : InvalidInput.of('V_12');
  }
}

/** The file that a request announced; null where it did not send one. */
export async function openUpload({ file }: PendingUpload): Promise<UploadedFile | null> {
  try {
    const upload = await file;
    return { fileName: upload.filename ?? '', stream: readStream(upload) };
  } catch {
    return null;
  }
}

/**
 * Reads multipart requests to the routes of this scope. Refused before anything is parsed: without a preflight header
 * or a bearer token (400), with a session and no CSRF token (403 V_04), and from who may not upload (401, 403), since
 * files are written to the disk while they arrive.
 */
export function acceptUploads(
  app: FastifyInstance,
  createContext: (request: FastifyRequest, reply: FastifyReply) => Promise<HttpGraphQLContext>,
): void {
  app.addContentTypeParser('multipart/form-data', (_request, _payload, done) => done(null));
  const read = callbackify(async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    try {
      refuseForgedUpload(request);
      const { viewer, isForgeable } = await createContext(request, reply);
      authorize(viewer, hasPermission(viewer, 'manage-media'));
      if (isForgeable) throw new UntrustedCall();
      request.body = await processRequest(request.raw, reply.raw, limits);
    } catch (error) {
      answerRefusal(error, reply);
    }
  });
  // With a callback, so that the many requests that bring no file wait for nothing.
  app.addHook('preValidation', (request, reply, done) => {
    if (request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) read(request, reply, done);
    else done();
  });
}
