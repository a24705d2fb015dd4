import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { PageHead } from '../content/page-content.ts';
import classes from './social-card.module.css';

type Props = {
  head: Pick<PageHead, 'title' | 'seoTitle' | 'seoDescription'> & { seoImage: { url: string } | null };
};

/** A page as messengers and social networks show a link to it. */
export function SocialCard({ head: { title, seoTitle, seoDescription, seoImage } }: Props) {
  const { t } = useTranslation();
  return (
    <div role="group" aria-label={t('editor.seo.social')}>
      <h3 className={classes.heading}>{t('editor.seo.social')}</h3>
      <div className={classes.card}>
        {seoImage ? (
          <img className={classes.picture} src={seoImage.url} alt="" />
        ) : (
          <div className={classes.picture}>
            <IconPhoto size={28} stroke={1.4} aria-hidden />
            <span>{t('editor.seo.noPicture')}</span>
          </div>
        )}
        <div className={classes.text}>
          <p className={classes.host}>{window.location.host}</p>
          <p className={classes.title}>{seoTitle || title}</p>
          {seoDescription !== '' && <p className={classes.description}>{seoDescription}</p>}
        </div>
      </div>
    </div>
  );
}
