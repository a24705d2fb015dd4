import sharp from 'sharp';

/** A single-colour image, by file name. */
export type TestImage = { name: string; colour: string; width?: number; height?: number };

export function createImageBytes({ colour, width = 90, height = 60 }: Omit<TestImage, 'name'>): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

/** An image as a file to choose in a browser. */
export async function createImageFile(image: TestImage) {
  return { name: image.name, mimeType: 'image/jpeg', buffer: await createImageBytes(image) };
}

/** Four images of four colours. */
export const fourImages: TestImage[] = ['a', 'b', 'c', 'd'].map((letter, index) => ({
  name: `${letter}.jpg`,
  colour: ['#f00', '#0f0', '#00f', '#ff0'][index] ?? '#000',
}));
