import { readFile } from 'node:fs/promises';
import { authorize, type Context, hasPermission, type Services } from '../shared/context.ts';
import { InvalidInput, PayloadTooLarge, Errors } from '../shared/errors/index.ts';
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
    throw error instanceof SizeLimitExceeded ? new PayloadTooLarge(Errors.fileTooLarge, 'media.f') : error;
  }
}

type SvgServices = Pick<Services, 'storage' | 'threads'>;

async function createCleanSvg(services: SvgServices, staged: StagedFile): Promise<StagedFile> {
  const source = (await readFile(staged.path, 'utf8')).replace(/^\ufeff/, '');
  const cleanSvg = await cleanUploadedSvgInThread(services, source);
  if (cleanSvg === null) throw InvalidInput.of(Errors.invalid, 'media.f');
  return services.storage.stage(
    (async function* () {
      yield Buffer.from(cleanSvg);
    })(),
    maxFileBytes,
  );
}

/**
 * Detects the type of received bytes and cleans SVGs. V_12 for a type that the library does not accept, and for a
 * broken or too large image.
 */
export async function examineFile(context: Context, received: StagedFile, fileName: string): Promise<ExaminedFile> {
  const mimeType = await detectContentType(received, fileName);
  if (mimeType === null) throw InvalidInput.of(Errors.invalid, 'media.f');
  if (!outputFormatOf(mimeType)) return { staged: received, mimeType, width: null, height: null };
  await using created = new AsyncDisposableStack();
  const staged =
    mimeType === 'image/svg+xml' ? created.use(await createCleanSvg(context.services, received)) : received;
  const size = await context.services.imageRenderer.examine(staged.path, mimeType);
  if (!size) throw InvalidInput.of(Errors.invalid, 'media.f');
  created.move();
  return { staged, mimeType, ...size };
}
