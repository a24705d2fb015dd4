/** Width in pixels for an SVG without a size of its own, which the browser needs to decode it. */
const svgFallbackSize = 1200;

async function loadSvg(file: File): Promise<ImageBitmap> {
  const url = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const width = image.naturalWidth || svgFallbackSize;
    const height = image.naturalHeight || svgFallbackSize;
    return await createImageBitmap(image, { resizeWidth: width, resizeHeight: height });
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Decodes an image file with its orientation applied; null if this browser cannot read it. */
export async function decodeImage(file: File): Promise<ImageBitmap | null> {
  try {
    if (file.type === 'image/svg+xml') return await loadSvg(file);
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}
