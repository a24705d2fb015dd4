import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PageMetadata } from '../content/page-content.ts';
import classes from './social-card-preview.module.css';

type Props = {
  metadata: Pick<PageMetadata, 'title' | 'seoTitle' | 'seoDescription'> & { seoImage: { url: string } | null };
};

/** Preview of a link to the page in messengers and social networks. */
export function SocialCardPreview({ metadata: { title, seoTitle, seoDescription, seoImage } }: Props) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('editor.seo.social')}>
      <h3 className={classes.heading}>{t('editor.seo.social')}</h3>
      <div className={classes.card}>
        {seoImage ? (
          <img className={classes.image} src={seoImage.url} alt="" />
        ) : (
          <div className={classes.image}>
            <IconPhoto size={28} stroke={1.4} aria-hidden />
            <span>{t('editor.seo.noImage')}</span>
          </div>
        )}
        <div className={classes.text}>
          <p className="ui-caption ui-dim">{window.location.host}</p>
          <p className={classes.title}>{seoTitle || title}</p>
          {seoDescription !== '' && <p className={classes.description}>{seoDescription}</p>}
        </div>
      </div>
    </div>
  );
}
