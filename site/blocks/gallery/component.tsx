import { readFields } from '../../shared/read-fields.ts';
import { ResponsiveImage } from '../../shared/responsive-image.tsx';
import { ScriptSlot } from '../../shared/script-slot.tsx';
import { fillIn, textsFor } from '../../shared/texts.ts';
import type { BlockProps } from '../../shared/view-block.ts';
import { galleryDefinition } from './definition.ts';
import style from './style.module.css';

const SIZES = '(min-width: 60rem) 24rem, (min-width: 40rem) 33vw, 50vw';

/** Without a script an image opens on its own; with one it opens in the dialog. */
export function GalleryBlock({ block, locale }: BlockProps) {
  const { images, shape, caption } = readFields(galleryDefinition, block);
  const { gallery } = textsFor(locale);
  if (images.length === 0) return null;
  return (
    <figure id={block.anchorPoint || undefined} className={style.gallery} data-gallery>
      <ul className={`${style.images} ${style[shape]}`}>
        {images.map((image, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- an image may occur in a gallery twice
          <li key={index} className={style.item}>
            <a
              className={style.link}
              href={image.url}
              aria-label={image.altText === '' ? fillIn(gallery.open, { number: String(index + 1) }) : undefined}
            >
              <ResponsiveImage image={image} sizes={SIZES} className={style.image} />
            </a>
          </li>
        ))}
      </ul>
      <dialog className={style.dialog} aria-label={gallery.label}>
        <ScriptSlot data-gallery-image="" />
        <button type="button" className={style.close} aria-label={gallery.close} data-step="0">
          ×
        </button>
        {images.length > 1 && (
          <>
            <button type="button" className={style.previous} aria-label={gallery.previous} data-step="-1">
              ←
            </button>
            <button type="button" className={style.next} aria-label={gallery.next} data-step="1">
              →
            </button>
          </>
        )}
      </dialog>
      {caption !== '' && <figcaption className={style.caption}>{caption}</figcaption>}
    </figure>
  );
}
