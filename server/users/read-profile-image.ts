import { fileTypeFromBuffer } from 'file-type';
import { sharp } from '../shared/images/index.ts';
import { InvalidInput } from '../shared/errors/index.ts';

/** A picture of a user, decided from its content; the limits themselves are allowed. */
export const profileImageRules = { maxBytes: 2 * 1024 * 1024, maxPixels: 1_024, types: ['image/jpeg', 'image/png'] };

const property = 'user.profileImage';

/** Drawn anew, the picture holds neither a place nor anything else that was hidden in the file. */
async function drawAnew(file: Buffer, type: string): Promise<Buffer> {
  const options = { failOn: 'error', limitInputPixels: profileImageRules.maxPixels ** 2, autoOrient: true } as const;
  const picture = sharp(file, options).timeout({ seconds: 10 });
  return type === 'image/png' ? picture.png().toBuffer() : picture.jpeg({ quality: 88 }).toBuffer();
}

async function readSize(file: Buffer): Promise<{ width: number; height: number }> {
  try {
    const { width, height } = await sharp(file).metadata();
    return { width, height };
  } catch {
    throw InvalidInput.of('UM_07', property);
  }
}

/** Checks a profile picture and makes it anew. UM_05, UM_06, UM_07, UM_08 on `user.profileImage`. */
export async function readProfileImage(file: Buffer): Promise<{ bytes: Buffer; type: string }> {
  if (file.length > profileImageRules.maxBytes) throw InvalidInput.of('UM_05', property);
  const type = (await fileTypeFromBuffer(file))?.mime ?? '';
  if (!profileImageRules.types.includes(type)) throw InvalidInput.of('UM_06', property);
  const { width, height } = await readSize(file);
  const { maxPixels } = profileImageRules;
  if (width > maxPixels || height > maxPixels) throw InvalidInput.of('UM_08', property);
  try {
    return { bytes: await drawAnew(file, type), type };
  } catch {
    throw InvalidInput.of('UM_07', property);
  }
}
