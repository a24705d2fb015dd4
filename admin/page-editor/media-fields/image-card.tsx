import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageItem } from '../content/page-content.ts';
import classes from '../field-parts/fields.module.css';

/** Thumbnail, file name and size of an image, with its actions as children. */
export function ImageCard({ image, children }: { image: ImageItem; children?: ReactNode }) {
  return (
    <div className={classes.image}>
      <img className={classes.thumbnail} src={image.url} alt="" />
      <div className="ui-shrink">
        <p className={classes.fileName} title={image.fileName}>
          {image.fileName}
        </p>
        <ImageSize image={image} />
        {children}
      </div>
    </div>
  );
}

function ImageSize({ image: { width, height, cropParams } }: { image: ImageItem }) {
  const { t } = useTranslation();
  if (width === null || height === null) return null;
  return (
    <p className={classes.meta}>
      {cropParams ? t('editor.image.sizeCropped', { width, height }) : t('editor.image.size', { width, height })}
    </p>
  );
}
