import { fileTypeFromBuffer } from 'file-type';
import { sharp } from '../shared/images/index.ts';
import { InvalidInput, Errors } from '../shared/errors/index.ts';

/** Limits of profile images (inclusive). The type is detected from the content. */
export const profileImageRules = { maxBytes: 2 * 1024 * 1024, maxPixels: 1_024, types: ['image/jpeg', 'image/png'] };

const property = 'user.profileImage';

/** Encodes an image again, which removes its location and any other hidden data. */
async function reencode(file: Buffer, type: string): Promise<Buffer> {
  const options = { failOn: 'error', limitInputPixels: profileImageRules.maxPixels ** 2, autoOrient: true } as const;
  const image = sharp(file, options).timeout({ seconds: 10 });
  return type === 'image/png' ? image.png().toBuffer() : image.jpeg({ quality: 88 }).toBuffer();
}

async function readSize(file: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  } catch {
    throw InvalidInput.of(Errors.invalidImage, property);
  }
}

/** Validates a profile image and encodes it again. UM_05, UM_06, UM_07, UM_08 on `user.profileImage`. */
export async function processProfileImage(file: Buffer): Promise<{ bytes: Buffer; type: string }> {
  if (file.length > profileImageRules.maxBytes) throw InvalidInput.of(Errors.imageTooLarge, property);
  const type = (await fileTypeFromBuffer(file))?.mime ?? '';
  if (!profileImageRules.types.includes(type)) throw InvalidInput.of(Errors.unsupportedImageFormat, property);
  const { width, height } = await readSize(file);
  const { maxPixels } = profileImageRules;
  if (width > maxPixels || height > maxPixels) throw InvalidInput.of(Errors.tooManyPixels, property);
  try {
    return { bytes: await reencode(file, type), type };
  } catch {
    throw InvalidInput.of(Errors.invalidImage, property);
  }
}
