import sharp from 'sharp';

/** A picture of one colour, by the name of its file. */
export type Picture = { name: string; colour: string; width?: number; height?: number };

export function drawPicture({ colour, width = 90, height = 60 }: Omit<Picture, 'name'>): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .jpeg()
    .toBuffer();
}

/** A picture as a file that a browser chooses. */
export async function makePictureFile(picture: Picture) {
  return { name: picture.name, mimeType: 'image/jpeg', buffer: await drawPicture(picture) };
}

/** Four pictures of four colours. */
export const fourPictures: Picture[] = ['a', 'b', 'c', 'd'].map((letter, index) => ({
  name: `${letter}.jpg`,
  colour: ['#f00', '#0f0', '#00f', '#ff0'][index] ?? '#000',
}));
