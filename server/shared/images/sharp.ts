import sharp from 'sharp';

/** Formats that libvips may read from files and memory; its other loaders use old or risky decoders. */
const readers = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Svg'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: readers.flatMap((reader) => [`VipsForeignLoad${reader}File`, `VipsForeignLoad${reader}Buffer`]),
});
// One thread per image: the caller decides how many run at once, not the number of cores.
sharp.concurrency(1);
sharp.cache(false);

/** The image library, limited to the formats that the product accepts. Always import it from here. */
export { sharp };
export type { Sharp } from 'sharp';
