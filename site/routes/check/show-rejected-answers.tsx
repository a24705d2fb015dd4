import { CurrentQuestionnaireDocument } from '../../generated/graphql.ts';
import { CheckForm, CheckHeader, type GivenAnswers, type Problem } from '../../questionnaire/index.ts';
import type { Execute } from '../../shared/execute.ts';
import { pathOf } from '../../shared/links.ts';
import { textsFor } from '../../shared/texts.ts';
import { loadCheckFrame, toCheckPage } from './load-check-frame.ts';
import { describePrivatePage, type ShownCheck } from './shown-check.ts';

export type RejectedAnswers = { locale: string; given: GivenAnswers; problem: Problem; submissionID: string };

/** The check form with the errors of a rejected submission. */
export async function showRejectedAnswers(
  execute: Execute,
  { locale: wanted, ...rejected }: RejectedAnswers,
): Promise<ShownCheck<422>> {
  const frame = await loadCheckFrame(execute, wanted);
  const { locale, settings } = frame;
  const { questionnaire } = await execute(CurrentQuestionnaireDocument, { locale });
  const { check } = textsFor(locale);
  const page = toCheckPage(frame, check.reviewTitle, null);
  const exitLink = { label: check.stop, href: pathOf('/', { locale, defaultLocale: settings.defaultLocale }) };
  return {
    head: describePrivatePage(`${check.errorPrefix}${check.reviewTitle}`, page.site.name),
    locale,
    status: 422,
    defaultLocale: settings.defaultLocale,
    body: (
      <>
        <CheckHeader page={page} exitLink={exitLink} />
        <main id="content" tabIndex={-1}>
          {questionnaire && <CheckForm questionnaire={questionnaire} locale={locale} rejected={rejected} />}
        </main>
      </>
    ),
  };
}
