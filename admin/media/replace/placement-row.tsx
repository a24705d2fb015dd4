import type { FilePlacementsQuery, MediaFileFragment } from '../../generated/graphql.ts';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { getFieldTextKey } from '../../shared/i18n/field-text-key.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import { getPreviewUrl, getThumbnailUrl } from '../../shared/media-url.ts';
import { LocaleFlag } from '../../shared/ui/index.ts';
import { renderCrop } from './render-crop.ts';
import classes from './replace-file-modal.module.css';

export type FilePlacement = FilePlacementsQuery['filePlacements']['items'][number];

type Props = { placement: FilePlacement; file: MediaFileFragment; image: ImageBitmap | null };

function AfterPreview({ placement: { cropParams }, image }: { placement: FilePlacement; image: ImageBitmap }) {
  const { t } = useTranslation();
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) renderCrop(canvas.current, image, cropParams);
  }, [image, cropParams]);
  return <canvas ref={canvas} className={classes.crop} role="img" aria-label={t('media.replace.after')} />;
}

/** A place where the file is used: with the current file and with the new one. */
export function PlacementRow({ placement, file, image }: Props) {
  const { t } = useTranslation();
  const label = useLabel();
  const { pageTitle, locale, field, ownerType, cropParams, live } = placement;
  const name = getFieldTextKey(field);
  const beforeUrl = cropParams ? getPreviewUrl({ fileID: file.id, cropParams }) : getThumbnailUrl(file, 640);
  return (
    <li className={classes.placement}>
      <span className={classes.location}>
        <span className="ui-weight-560 ui-break">
          <LocaleFlag locale={locale} /> {pageTitle}
        </span>
        <span className="ui-dim">
          {label(`fields.${ownerType}.${name}`, label(`editor.fields.${name}`, field))}
          {cropParams ? `, ${t('media.replace.cropped')}` : ''}
          {live ? `, ${t('media.replace.live')}` : ''}
        </span>
      </span>
      <span className={classes.side}>
        <img className={classes.crop} src={beforeUrl} alt={t('media.replace.before')} loading="lazy" />
      </span>
      <span className={classes.side}>
        {image ? <AfterPreview placement={placement} image={image} /> : <span className="ui-dim">–</span>}
      </span>
    </li>
  );
}
