import { useCheckFrameQuery, useCurrentQuestionnaireQuery } from '../../generated/graphql.ts';
import { CheckForm, CheckHeader, type FilledIn } from '../../questionnaire/index.ts';
import { dataOf } from '../../shared/data-of.ts';
import { describePrivatePage, DocumentHead } from '../../shared/document-head.tsx';
import { pathOf } from '../../shared/links.ts';
import { textsFor } from '../../shared/texts.ts';
import { toCheckPage } from './load-check-frame.ts';

type Props = {
  locale: string;
  defaultLocale: string;
  title: string;
  /** The path of the language links. */
  addressIn: (locale: string) => string;
  filledIn: FilledIn;
};

/** A document with the check form and answers that the server returned. */
export function FilledInForm({ locale, defaultLocale, title, addressIn, filledIn }: Props) {
  const frame = dataOf(useCheckFrameQuery({ variables: { locale } }));
  const { questionnaire } = dataOf(useCurrentQuestionnaireQuery({ variables: { locale } }));
  const page = toCheckPage({ ...frame, locale }, title, addressIn);
  const exitLink = { label: textsFor(locale).check.stop, href: pathOf('/', { locale, defaultLocale }) };
  return (
    <>
      <DocumentHead head={describePrivatePage(title, page.site.name)} locale={locale} />
      <CheckHeader page={page} exitLink={exitLink} />
      <main id="content" tabIndex={-1}>
        {questionnaire && (
          <CheckForm
            questionnaire={questionnaire}
            locale={locale}
            siblings={page.siblings}
            siteName={page.site.name}
            filledIn={filledIn}
          />
        )}
      </main>
    </>
  );
}
