/** A drawing says its own size or none; a browser needs one to make pixels of it. */
const drawingSide = 1200;

async function loadDrawing(file: File): Promise<ImageBitmap> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const width = image.naturalWidth || drawingSide;
    const height = image.naturalHeight || drawingSide;
    return await createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** The pixels of a chosen file, upright; null where it is no picture that this browser can read. */
export async function readPicture(file: File): Promise<ImageBitmap | null> {
  try {
    if (file.type === 'image/svg+xml') return await loadDrawing(file);
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
