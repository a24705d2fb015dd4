import { useCheckToChangeQuery } from '../../generated/graphql.ts';
import { changePath, toGivenAnswers } from '../../questionnaire/index.ts';
import { dataOf } from '../../shared/data-of.ts';
import { textsFor } from '../../shared/texts.ts';
import type { ChangeView } from '../view/site-view.ts';
import { FilledInForm } from './filled-in-form.tsx';

/** The check form with the answers of a result, to change them. */
export function ChangeDocument({ view: { locale, defaultLocale, token, submissionID } }: { view: ChangeView }) {
  const { checkResult } = dataOf(useCheckToChangeQuery({ variables: { token, locale } }));
  return (
    <FilledInForm
      locale={locale}
      defaultLocale={defaultLocale}
      title={textsFor(locale).check.reviewTitle}
      addressIn={(one) => changePath({ locale: one, token })}
      filledIn={{ given: toGivenAnswers(checkResult?.answers ?? []), problem: null, submissionID, token }}
    />
  );
}
