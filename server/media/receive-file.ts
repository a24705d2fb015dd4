import { readFile } from 'node:fs/promises';
import { authorize, type Context, hasPermission, type Services } from '../shared/context.ts';
import { InvalidInput, TooLarge } from '../shared/errors/index.ts';
import { SizeExceeded, type StagedFile } from '../shared/storage/index.ts';
import { maxFileBytes } from '../shared/upload-limit.ts';
import { cleanLongDrawing } from './clean-long-drawing.ts';
import { detectContentType } from './content-type.ts';
import { formatOfType } from './picture-format.ts';

/** Received bytes of a kind that the library takes; `width` and `height` are those of a picture. */
export type ExaminedFile = {
  staged: StagedFile;
  mimeType: string;
  width: number | null;
  height: number | null;
};

/** Takes bytes in, a piece at a time: manage-media. ML_01 above the limit; a failure leaves nothing on the disk. */
export async function receiveFile(context: Context, stream: AsyncIterable<Uint8Array>): Promise<StagedFile> {
  authorize(context.viewer, hasPermission(context.viewer, 'manage-media'));
  try {
    return await context.services.storage.stage(stream, maxFileBytes);
  } catch (error) {
    throw error instanceof SizeExceeded ? new TooLarge('ML_01', 'media.f') : error;
  }
}

type DrawingServices = Pick<Services, 'storage' | 'threads'>;

async function replaceByCleanSvg(services: DrawingServices, staged: StagedFile): Promise<StagedFile> {
  const { storage } = services;
  const source = (await readFile(staged.path, 'utf8')).replace(/^\ufeff/, '');
  const drawing = await cleanLongDrawing(services, source);
  if (drawing === null) throw InvalidInput.of('V_12', 'media.f');
  const cleaned = await storage.stage(
    (async function* () {
      yield Buffer.from(drawing);
    })(),
    maxFileBytes,
  );
  await storage.discard(staged);
  return cleaned;
}

/** What received bytes are. V_12 where the library does not take them, or where a picture is broken or too large. */
export async function examineFile(context: Context, received: StagedFile, fileName: string): Promise<ExaminedFile> {
  const { storage, pictures } = context.services;
  const mimeType = await detectContentType(received, fileName);
  if (mimeType === null) throw InvalidInput.of('V_12', 'media.f');
  const staged = mimeType === 'image/svg+xml' ? await replaceByCleanSvg(context.services, received) : received;
  if (!formatOfType(mimeType)) return { staged, mimeType, width: null, height: null };
  const size = await pictures.examine(staged.path, mimeType);
  if (size) return { staged, mimeType, ...size };
  await storage.discard(staged);
  throw InvalidInput.of('V_12', 'media.f');
}
