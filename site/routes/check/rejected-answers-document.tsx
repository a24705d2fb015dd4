import { useCheckFrameQuery, useCurrentQuestionnaireQuery } from '../../generated/graphql.ts';
import { CheckForm, CheckHeader } from '../../questionnaire/index.ts';
import { dataOf } from '../../shared/data-of.ts';
import { describePrivatePage, DocumentHead } from '../../shared/document-head.tsx';
import { pathOf } from '../../shared/links.ts';
import { textsFor } from '../../shared/texts.ts';
import type { RejectedAnswersView } from '../view/site-view.ts';
import { toCheckPage } from './load-check-frame.ts';

/** The check form with the errors of a rejected submission. */
export function RejectedAnswersDocument({ view }: { view: RejectedAnswersView }) {
  const { locale, defaultLocale, rejected } = view;
  const frame = dataOf(useCheckFrameQuery({ variables: { locale } }));
  const { questionnaire } = dataOf(useCurrentQuestionnaireQuery({ variables: { locale } }));
  const { check } = textsFor(locale);
  const page = toCheckPage({ ...frame, locale }, check.reviewTitle, null);
  const head = describePrivatePage(`${check.errorPrefix}${check.reviewTitle}`, page.site.name);
  return (
    <>
      <DocumentHead head={head} locale={locale} />
      <CheckHeader page={page} exitLink={{ label: check.stop, href: pathOf('/', { locale, defaultLocale }) }} />
      <main id="content" tabIndex={-1}>
        {questionnaire && (
          <CheckForm questionnaire={questionnaire} locale={locale} siteName={page.site.name} rejected={rejected} />
        )}
      </main>
    </>
  );
}
