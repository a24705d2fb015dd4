import { useTranslation } from 'react-i18next';
import { useEditor } from '../editor/editor-context.ts';
import { useContent } from '../editor/use-content.ts';
import classes from './panel.module.css';

/** The page as a search engine lists it. */
export function SearchResult() {
  const { t } = useTranslation();
  const { path, siteName } = useEditor();
  const { title, seoTitle, seoDescription } = useContent();
  return (
    <section className={classes.result} aria-label={t('editor.seo.preview')}>
      <p
        className={classes.resultAddress}
      >{`${window.location.host}${path.replaceAll('/', ' › ').replace(/ › $/, '')}`}</p>
      <p className={classes.resultTitle}>{`${seoTitle || title} | ${siteName}`}</p>
      <p className={classes.resultText} data-missing={seoDescription === '' || undefined}>
        {seoDescription || t('editor.seo.noDescription')}
      </p>
    </section>
  );
}
