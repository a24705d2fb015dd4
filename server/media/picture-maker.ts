import { NotFound } from '../shared/errors/index.ts';
import type { StorageEngine } from '../shared/storage/index.ts';
import { type Cut, shownBox } from './crop.ts';
import { drawPicture, type PictureFile, type PictureForm } from './draw-picture.ts';
import { isWholePicture, readPictureSize } from './examine-picture.ts';
import { HotFiles } from './hot-files.ts';
import { type CropParams, imageHash } from './image-hash.ts';
import { contentKey, variantsFolder } from './storage-keys.ts';
import { WorkQueue } from './work-queue.ts';

export type MadePicture = { key: string; size: number };

/** Bytes of memory that pictures being worked on may need together, roughly. */
const memory = 256 * 1024 * 1024;
/** What is always needed, so that many small pictures are bounded too: two at a time. */
const base = 100 * 1024 * 1024;

/** Bytes a decoder needs for one pixel; see picture-format.ts. */
const bytesPerPixel: Readonly<Record<string, number>> = { 'image/webp': 10, 'image/gif': 14, 'image/avif': 25 };

/** A picture that is turned by a crooked angle stands in a larger box, and in memory twice. */
const crookedFactor = 4;

function weigh({ mimeType, width, height }: Omit<PictureFile, 'hash'>, crop: CropParams | null = null): number {
  const factor = crop && crop.rotate % 90 !== 0 ? crookedFactor : 1;
  return base + width * height * (bytesPerPixel[mimeType] ?? 4) * factor;
}

/** Thousandths tell any two points of a picture apart that anybody can set apart. */
const thousandths = (fraction: number): number => Math.round(fraction * 1_000);

function describeCut({ ratio, focalPoint }: Cut): string {
  const { x, y } = focalPoint ?? { x: 0.5, y: 0.5 };
  return `-r${thousandths(ratio)}-${thousandths(x)}-${thousandths(y)}`;
}

function variantKey(file: PictureFile, { crop, cut, width, format }: PictureForm): string {
  const shown = shownBox(file, crop, cut).width;
  const size = width && width < shown ? String(width) : 'full';
  const part = imageHash({ hash: file.hash, focalPoint: null }, crop);
  return `${variantsFolder(file.hash)}/${part}-${size}${cut ? describeCut(cut) : ''}.${format}`;
}

/** Makes forms of pictures, a bounded number at a time, and keeps them in the storage engine. */
export class PictureMaker {
  /** Small files that were sent lately, pictures and others. */
  readonly hotFiles: HotFiles;
  readonly #storage: StorageEngine;
  readonly #queue = new WorkQueue({ capacity: memory, maxWaiting: 500 });
  readonly #underWay = new Map<string, Promise<MadePicture>>();

  constructor(storage: StorageEngine) {
    this.#storage = storage;
    this.hotFiles = new HotFiles(storage);
  }

  /** The picture in that form, made now if it never was; those who ask at the same time share the work. */
  async make(file: PictureFile, form: PictureForm): Promise<MadePicture> {
    const key = variantKey(file, form);
    const hot = this.hotFiles.get(key);
    if (hot) return { key, size: hot.length };
    const size = await this.#storage.size(key);
    if (size !== null) return { key, size };
    const present = this.#underWay.get(key);
    if (present) return present;
    const made = this.#draw(file, form, key).finally(() => this.#underWay.delete(key));
    this.#underWay.set(key, made);
    return made;
  }

  /** The picture in that form, not kept: for a crop that somebody is still trying out. */
  preview(file: PictureFile, form: PictureForm): Promise<Buffer> {
    return this.#work(file, form, async (path, real) => (await drawPicture(path, real, form)).toBuffer());
  }

  /** Pixels of a picture in a local file, after decoding all of it once; null where that fails. */
  async examine(path: string, mimeType: string): Promise<{ width: number; height: number } | null> {
    const size = await readPictureSize(path, mimeType);
    if (!size) return null;
    const whole = await this.#queue.run(weigh({ ...size, mimeType }), () =>
      isWholePicture(path, { ...size, mimeType }),
    );
    return whole ? size : null;
  }

  async #draw(file: PictureFile, form: PictureForm, key: string): Promise<MadePicture> {
    return this.#work(file, form, async (path, real) => {
      const drawn = await drawPicture(path, real, form);
      const staged = await this.#storage.stage(drawn, Number.POSITIVE_INFINITY);
      await this.#storage.keep(staged, key);
      return { key, size: staged.size };
    });
  }

  /**
   * By the size that its bytes have, whatever its row says. NotFound V_12 `media.hash` where they are missing, or are no
   * such picture.
   */
  async #work<Result>(
    file: PictureFile,
    form: PictureForm,
    use: (path: string, real: PictureFile) => Promise<Result>,
  ): Promise<Result> {
    const key = contentKey(file.hash);
    const draw = async (path: string): Promise<Result> => {
      const size = await readPictureSize(path, file.mimeType);
      if (!size) throw new NotFound('V_12', 'media.hash');
      return use(path, { ...file, ...size });
    };
    try {
      return await this.#queue.run(weigh(file, form.crop), () => this.#storage.withFile(key, draw));
    } catch (error) {
      if ((await this.#storage.size(key)) === null) throw new NotFound('V_12', 'media.hash');
      throw error;
    }
  }
}

declare module '../shared/context.ts' {
  interface Services {
    pictures: PictureMaker;
  }
}
