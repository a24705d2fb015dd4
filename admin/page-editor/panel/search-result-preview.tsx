import { useTranslation } from 'react-i18next';
import type { PageMetadata } from '../content/page-content.ts';
import classes from './editor-panel.module.css';

type Props = {
  metadata: Pick<PageMetadata, 'title' | 'seoTitle' | 'seoDescription'>;
  /** Path of the page on the site. */
  path: string;
  siteName: string;
};

/** Preview of a page in a search engine's results. */
export function SearchResultPreview({ metadata: { title, seoTitle, seoDescription }, path, siteName }: Props) {
  const { t } = useTranslation();
  return (
    <div role="group" className={classes.searchResult} aria-label={t('editor.seo.preview')}>
      <p className="ui-caption ui-dim">{`${window.location.host}${path.replaceAll('/', ' › ').replace(/ › $/, '')}`}</p>
      <p className={classes.resultTitle}>{`${seoTitle || title} | ${siteName}`}</p>
      <p className={classes.resultText} data-missing={seoDescription === '' || undefined}>
        {seoDescription || t('editor.seo.noDescription')}
      </p>
    </div>
  );
}
