import { readFile } from 'node:fs/promises';
import { authorize, type Context, hasPermission, type Services } from '../shared/context.ts';
import { InvalidInput, PayloadTooLarge } from '../shared/errors/index.ts';
import { SizeLimitExceeded, type StagedFile } from '../shared/storage/index.ts';
import { maxFileBytes } from '../shared/upload-limit.ts';
import { cleanUploadedSvgInThread, outputFormatOf } from '../images/index.ts';
import { detectContentType } from './content-type.ts';

/** Received bytes of an accepted type; `width` and `height` are those of an image. */
export type ExaminedFile = {
  staged: StagedFile;
  mimeType: string;
  width: number | null;
  height: number | null;
};

/** Streams bytes into the storage: manage-media. ML_01 above the limit; a failure leaves nothing behind. */
export async function receiveFile(context: Context, stream: AsyncIterable<Uint8Array>): Promise<StagedFile> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-media'));
  try {
    return await context.services.storage.stage(stream, maxFileBytes);
  } catch (error) {
    throw error instanceof SizeLimitExceeded ? new PayloadTooLarge('ML_01', 'media.f') : error;
  }
}

type SvgServices = Pick<Services, 'storage' | 'threads'>;

async function replaceWithCleanSvg(services: SvgServices, staged: StagedFile): Promise<StagedFile> {
  const { storage } = services;
  const source = (await readFile(staged.path, 'utf8')).replace(/^\ufeff/, '');
  const cleanSvg = await cleanUploadedSvgInThread(services, source);
  if (cleanSvg === null) throw InvalidInput.of('V_12', 'media.f');
  const cleaned = await storage.stage(
    (async function* () {
      yield Buffer.from(cleanSvg);
    })(),
    maxFileBytes,
  );
  await storage.discard(staged);
  return cleaned;
}

/**
 * Detects the type of received bytes and cleans SVGs. V_12 for a type that the library does not accept, and for a
 * broken or too large image.
 */
export async function examineFile(context: Context, received: StagedFile, fileName: string): Promise<ExaminedFile> {
  const { storage, imageRenderer } = context.services;
  const mimeType = await detectContentType(received, fileName);
  if (mimeType === null) throw InvalidInput.of('V_12', 'media.f');
  const staged = mimeType === 'image/svg+xml' ? await replaceWithCleanSvg(context.services, received) : received;
  if (!outputFormatOf(mimeType)) return { staged, mimeType, width: null, height: null };
  const size = await imageRenderer.examine(staged.path, mimeType);
  if (size) return { staged, mimeType, ...size };
  await storage.discard(staged);
  throw InvalidInput.of('V_12', 'media.f');
}
