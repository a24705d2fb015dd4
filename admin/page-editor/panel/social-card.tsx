import { IconPhoto } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useContent } from '../editor/use-content.ts';
import classes from './social-card.module.css';

/** The page as messengers and social networks show a link to it. */
export function SocialCard() {
  const { t } = useTranslation();
  const { title, seoTitle, seoDescription, seoImage } = useContent();
  return (
    <section aria-label={t('editor.seo.social')}>
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
    </section>
  );
}
