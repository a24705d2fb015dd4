import { useTranslation } from 'react-i18next';
import { SearchResult, SocialCard } from '../page-editor/index.ts';
import { pathOnSite } from '../pages/index.ts';
import { siteNameIn, useSettings } from '../shared/settings/index.ts';
import classes from './review.module.css';
import type { Review } from './use-review.ts';

/** How search engines and messengers show the page, before and after. */
export function ReviewHead({ review: { request, before, after } }: { review: Review }) {
  const { t } = useTranslation();
  const settings = useSettings();
  const siteName = siteNameIn(settings, request.page.locale);
  const path = pathOnSite(request.page, settings.defaultLocale);
  const sides = [
    ...(before === null ? [] : [{ title: t('review.before'), version: before }]),
    { title: t('review.after'), version: after },
  ];
  return (
    <section className={classes.heads} aria-label={t('comparison.seo')}>
      {sides.map(({ title, version }) => (
        <section key={title} className={classes.head} aria-label={title}>
          <h2 className={classes.headTitle}>{title}</h2>
          <SearchResult head={version} path={path} siteName={siteName} />
          <SocialCard head={version} />
        </section>
      ))}
    </section>
  );
}
