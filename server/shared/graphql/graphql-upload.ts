import { callbackify } from 'node:util';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLScalarType } from 'graphql';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import processRequest, { type FileUpload } from 'graphql-upload/processRequest.mjs';
import { hasPermission, requireViewer } from '../context.ts';
import { InvalidInput, Errors } from '../errors/index.ts';
import { UntrustedRequest } from '../http/index.ts';
import { SizeLimitExceeded } from '../storage/index.ts';
import { maxFileBytes } from '../upload-limit.ts';
import { sendGraphQLRefusal } from './send-graphql-refusal.ts';
import { refuseForgedUpload } from './refuse-forged-request.ts';
import type { HttpGraphQLContext } from './graphql-context.ts';

/** An upload as resolvers receive it; the file may not have arrived yet. */
export type PendingUpload = { file: Promise<FileUpload> };

/** A file of a multipart request. */
export const Upload = new GraphQLScalarType<PendingUpload>({
  name: 'Upload',
  description: 'A file of a multipart request (graphql-multipart-request-spec).',
  // A bare promise would be awaited before the resolver, which could then not detect a missing file.
  parseValue: (value) => ({ file: GraphQLUpload.parseValue(value) }),
  parseLiteral: (node) => ({ file: GraphQLUpload.parseLiteral(node) }),
  serialize: (value) => GraphQLUpload.serialize(value),
});

/** An uploaded file as a stream. */
export type UploadedFile = { fileName: string; stream: AsyncIterable<Uint8Array> };

/** Limits in bytes, slightly above any file that a use case accepts; use cases check exactly. */
const uploadLimits = { maxFieldSize: 256 * 1024, maxFileSize: maxFileBytes + 1024 * 1024, maxFiles: 1 };

/** Bytes that a viewer without media library may upload: above any profile image. */
const smallUploadBytes = 3 * 1024 * 1024;

const statusOf = (error: unknown): number => (error as { status?: number }).status ?? 500;

async function* readStream({ createReadStream }: FileUpload): AsyncIterable<Uint8Array> {
  try {
    for await (const chunk of createReadStream()) yield chunk as Uint8Array;
  } catch (error) {
    throw statusOf(error) === 413 ? new SizeLimitExceeded(uploadLimits.maxFileSize) : InvalidInput.of(Errors.invalid);
  }
}

/** Returns the uploaded file, or null if the request contains none. */
export async function openUpload({ file }: PendingUpload): Promise<UploadedFile | null> {
  try {
    const upload = await file;
    return { fileName: upload.filename ?? '', stream: readStream(upload) };
  } catch {
    return null;
  }
}

/**
 * Parses multipart requests of this scope. Before parsing it refuses requests without preflight header or token (400),
 * with a session but without CSRF token (403 V_04), and from visitors (401). Files are written to disk while they arrive,
 * so users without media library may only send small ones.
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
      requireViewer({ viewer });
      if (isForgeable) throw new UntrustedRequest();
      const maxFileSize = hasPermission(viewer, 'manage-media') ? uploadLimits.maxFileSize : smallUploadBytes;
      request.body = await processRequest(request.raw, reply.raw, { ...uploadLimits, maxFileSize });
    } catch (error) {
      sendGraphQLRefusal(error, reply);
    }
  });
  // With a callback, so that requests without a file do not wait.
  app.addHook('preValidation', (request, reply, done) => {
    if (request.headers['content-type']?.toLowerCase().startsWith('multipart/form-data')) read(request, reply, done);
    else done();
  });
}
