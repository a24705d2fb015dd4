import { type PlacedCrop, getCropRect, getRotatedSize } from './crop-geometry.ts';

/** Large enough for a preview, small enough to render quickly. */
const maxPreviewPixels = 480;

/** Renders a crop to a canvas in the server's order: flip, rotate, extract. */
export function renderCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: PlacedCrop | null): void {
  const fullRect = { left: 0, top: 0, width: image.width, height: image.height };
  const rect = crop ? getCropRect(image, crop) : fullRect;
  const scale = Math.min(1, maxPreviewPixels / Math.max(rect.width, rect.height));
  canvas.width = Math.max(1, Math.round(rect.width * scale));
  canvas.height = Math.max(1, Math.round(rect.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  const { rotate, scaleX, scaleY } = crop ?? { rotate: 0, scaleX: 1, scaleY: 1 };
  const rotatedSize = getRotatedSize(image, rotate);
  context.scale(scale, scale);
  context.translate(rotatedSize.width / 2 - rect.left, rotatedSize.height / 2 - rect.top);
  // The canvas applies these transformations in reverse order.
  context.rotate((rotate * Math.PI) / 180);
  context.scale(scaleX, scaleY);
  context.drawImage(image, -image.width / 2, -image.height / 2);
}
