import type { FilePlacementsQuery, MediaFileFragment } from '../../generated/graphql.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { textName } from '../../shared/i18n/field-text.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { previewAddress, thumbnailAddress } from '../../shared/media-address.ts';
import { Flag } from '../../shared/ui/index.ts';
import { drawCrop } from './draw-crop.ts';
import classes from './replace-modal.module.css';

export type Placement = FilePlacementsQuery['filePlacements']['items'][number];

type Props = { placement: Placement; file: MediaFileFragment; picture: ImageBitmap | null };

function After({ placement: { cropParams }, picture }: { placement: Placement; picture: ImageBitmap }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, cropParams);
  }, [picture, cropParams]);
  return <canvas ref={canvas} className={classes.crop} role="img" aria-label={t('media.replace.after')} />;
}

/** One place of a page: how it shows the file now, and how it would show the new one. */
export function PlacementRow({ placement, file, picture }: Props) {
  const { t } = useTranslation();
  const label = useLabel();
  const { pageTitle, locale, field, ownerType, cropParams, live } = placement;
  const name = textName(field);
  const before = cropParams ? previewAddress({ fileID: file.id, cropParams }) : thumbnailAddress(file, 640);
  return (
    <li className={classes.placement}>
      <span className={classes.place}>
        <span className={classes.page}>
          <Flag locale={locale} /> {pageTitle}
        </span>
        <span className={classes.field}>
          {label(`fields.${ownerType}.${name}`, label(`editor.fields.${name}`, field))}
          {cropParams ? `, ${t('media.replace.cropped')}` : ''}
          {live ? `, ${t('media.replace.live')}` : ''}
        </span>
      </span>
      <span className={classes.side}>
        <img className={classes.crop} src={before} alt={t('media.replace.before')} loading="lazy" />
      </span>
      <span className={classes.side}>
        {picture ? <After placement={placement} picture={picture} /> : <span className={classes.none}>–</span>}
      </span>
    </li>
  );
}
