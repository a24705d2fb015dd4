import { type Crop, cropBox, rotatedBox } from './crop-geometry.ts';

/** Large enough for a preview, small enough to be drawn at once. */
const mostPixels = 480;

/** Draws a crop of a picture into a canvas as the server makes it: flip, then rotate, then extract. */
export function drawCrop(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop | null): void {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const box = crop ? cropBox(picture, crop) : whole;
  const scale = Math.min(1, mostPixels / Math.max(box.width, box.height));
  canvas.width = Math.max(1, Math.round(box.width * scale));
  canvas.height = Math.max(1, Math.round(box.height * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  const { rotate, scaleX, scaleY } = crop ?? { rotate: 0, scaleX: 1, scaleY: 1 };
  const turned = rotatedBox(picture, rotate);
  context.scale(scale, scale);
  context.translate(turned.width / 2 - box.left, turned.height / 2 - box.top);
  // The canvas applies these from the last to the first.
  context.rotate((rotate * Math.PI) / 180);
  context.scale(scaleX, scaleY);
  context.drawImage(picture, -picture.width / 2, -picture.height / 2);
}
