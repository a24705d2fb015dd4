import { submitPathIn } from '../../questionnaire/index.ts';
import { textsFor } from '../../shared/texts.ts';
import type { RejectedAnswersView } from '../view/site-view.ts';
import { FilledInForm } from './filled-in-form.tsx';

/** The check form with the errors of a rejected submission. */
export function RejectedAnswersDocument({ view }: { view: RejectedAnswersView }) {
  const { locale, defaultLocale, rejected } = view;
  const { check } = textsFor(locale);
  return (
    <FilledInForm
      locale={locale}
      defaultLocale={defaultLocale}
      title={`${check.errorPrefix}${check.reviewTitle}`}
      addressIn={submitPathIn}
      filledIn={rejected}
    />
  );
}
