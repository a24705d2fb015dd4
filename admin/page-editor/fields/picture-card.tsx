import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ImageItem } from '../content/page-content.ts';
import classes from './fields.module.css';

/** A picture small, with its name, its size, and what can be done to it. */
export function PictureCard({ image, children }: { image: ImageItem; children?: ReactNode }) {
  return (
    <div className={classes.picture}>
      <img className={classes.thumb} src={image.url} alt="" />
      <div className={classes.pictureText}>
        <p className={classes.fileName} title={image.fileName}>
          {image.fileName}
        </p>
        <PictureSize image={image} />
        {children}
      </div>
    </div>
  );
}

function PictureSize({ image: { width, height, cropParams } }: { image: ImageItem }) {
  const { t } = useTranslation();
  if (width === null || height === null) return null;
  return (
    <p className={classes.meta}>
      {cropParams ? t('editor.image.sizeCropped', { width, height }) : t('editor.image.size', { width, height })}
    </p>
  );
}
