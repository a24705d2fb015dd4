import { readFields } from '../../shared/read-fields.ts';
import { ResponsiveImage } from '../../shared/responsive-image.tsx';
import type { BlockProps } from '../../shared/view-block.ts';
import { imageDefinition } from './definition.ts';
import style from './style.module.css';

const SIZES = '(min-width: 79rem) 74rem, calc(100vw - 2rem)';

export function ImageBlock({ block }: BlockProps) {
  const { image, caption } = readFields(imageDefinition, block);
  if (image === null && caption === '') return null;
  return (
    <figure id={block.anchorPoint || undefined} className={style.figure}>
      {image && <ResponsiveImage image={image} sizes={SIZES} className={style.image} />}
      {caption !== '' && <figcaption className={style.caption}>{caption}</figcaption>}
    </figure>
  );
}
