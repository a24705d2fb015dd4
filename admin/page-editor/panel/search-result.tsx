import { useTranslation } from 'react-i18next';
import type { PageHead } from '../content/page-content.ts';
import classes from './panel.module.css';

type Props = {
  head: Pick<PageHead, 'title' | 'seoTitle' | 'seoDescription'>;
  /** Of the page on the site. */
  path: string;
  siteName: string;
};

/** A page as a search engine lists it. */
export function SearchResult({ head: { title, seoTitle, seoDescription }, path, siteName }: Props) {
  const { t } = useTranslation();
  return (
    <div role="group" className={classes.result} aria-label={t('editor.seo.preview')}>
      <p
        className={classes.resultAddress}
      >{`${window.location.host}${path.replaceAll('/', ' › ').replace(/ › $/, '')}`}</p>
      <p className={classes.resultTitle}>{`${seoTitle || title} | ${siteName}`}</p>
      <p className={classes.resultText} data-missing={seoDescription === '' || undefined}>
        {seoDescription || t('editor.seo.noDescription')}
      </p>
    </div>
  );
}
