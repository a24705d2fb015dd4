import { useEffect, useRef } from 'react';
import type { CropParams } from '../content/page-content.ts';
import classes from './crop.module.css';
import { boxOf, type Size } from './cut.ts';

/** Longest side that is drawn; the screen shows no more. */
const LONGEST = 1280;

type Props = { picture: HTMLImageElement; size: Size; turn: Pick<CropParams, 'rotate' | 'scaleX' | 'scaleY'> };

/** A picture as the server makes it before it cuts: flipped, then turned, in the box around that. */
export function TurnedPicture({ picture, size, turn: { rotate, scaleX, scaleY } }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = boxOf(size, rotate);
  const scale = Math.min(1, LONGEST / Math.max(box.width, box.height));
  const [width, height] = [Math.max(1, Math.round(box.width * scale)), Math.max(1, Math.round(box.height * scale))];
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, width, height);
    context.translate(width / 2, height / 2);
    context.rotate((rotate * Math.PI) / 180);
    context.scale(scaleX * scale, scaleY * scale);
    context.drawImage(picture, -size.width / 2, -size.height / 2, size.width, size.height);
  }, [picture, size, rotate, scaleX, scaleY, scale, width, height]);
  return <canvas ref={canvas} width={width} height={height} className={classes.canvas} aria-hidden />;
}
