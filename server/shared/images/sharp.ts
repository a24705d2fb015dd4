import sharp from 'sharp';

/** What libvips may read, of files and of bytes in memory; its other loaders reach old or risky decoders. */
const readers = ['Jpeg', 'Png', 'Nsgif', 'Webp', 'Heif', 'Svg'];

sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: readers.flatMap((reader) => [`VipsForeignLoad${reader}File`, `VipsForeignLoad${reader}Buffer`]),
});
// One thread a picture: how many are worked on at once is decided by who asks, not by the number of cores.
sharp.concurrency(1);
sharp.cache(false);

/** The picture library, closed but for the formats that the product takes. Import it from here only. */
export { sharp };
export type { Sharp } from 'sharp';
