import { useTranslation } from 'react-i18next';
import { SearchResultPreview, SocialCardPreview } from '../page-editor/index.ts';
import { getSitePath } from '../pages/index.ts';
import { getLocalSiteName, useSettings } from '../shared/settings/index.ts';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

/** Search result and social media previews, before and after. */
export function ReviewSearchPreviews({ review: { request, before, after } }: { review: Review }) {
  const { t } = useTranslation();
  const settings = useSettings();
  const siteName = getLocalSiteName(settings, request.page.locale);
  const path = getSitePath(request.page, settings.defaultLocale);
  const sides = [
    ...(before === null ? [] : [{ title: t('review.before'), version: before }]),
    { title: t('review.after'), version: after },
  ];
  return (
    <section className={classes.searchPreviews} aria-label={t('comparison.seo')}>
      {sides.map(({ title, version }) => (
        <section key={title} className={classes.searchPreview} aria-label={title}>
          <h2 className="ui-small ui-weight-560">{title}</h2>
          <SearchResultPreview metadata={version} path={path} siteName={siteName} />
          <SocialCardPreview metadata={version} />
        </section>
      ))}
    </section>
  );
}
