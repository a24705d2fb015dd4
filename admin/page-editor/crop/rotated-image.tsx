import { useEffect, useRef } from 'react';
import type { CropParams } from '../content/page-content.ts';
import classes from './crop.module.css';
import { boundingBox, type Size } from './crop-params.ts';

/** Maximum side of the canvas; the dialog is not larger. */
const MAX_SIDE_PX = 1280;

type Props = { image: HTMLImageElement; size: Size; rotation: Pick<CropParams, 'rotate' | 'scaleX' | 'scaleY'> };

/** Draws an image as the server does before cropping: flipped, then rotated, in its bounding box. */
export function RotatedImage({ image, size, rotation: { rotate, scaleX, scaleY } }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = boundingBox(size, rotate);
  const scale = Math.min(1, MAX_SIDE_PX / Math.max(box.width, box.height));
  const [width, height] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((rotate * Math.PI) / 180);
    context.scale(scaleX * scale, scaleY * scale);
    context.drawImage(image, -size.width / 2, -size.height / 2, size.width, size.height);
  }, [image, size, rotate, scaleX, scaleY, scale, width, height]);
  return <canvas ref={canvas} width={width} height={height} className={classes.imageCanvas} aria-hidden />;
}
