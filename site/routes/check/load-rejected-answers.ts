import { CurrentQuestionnaireDocument } from '../../generated/graphql.ts';
import { type GivenAnswers, toProblem } from '../../questionnaire/index.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { RejectedAnswersView } from '../view/site-view.ts';
import { loadCheckFrame } from './load-check-frame.ts';

/** A rejected submission; `properties` are those of its errors. */
export type RejectedAnswers = {
  locale: string;
  given: GivenAnswers;
  properties: readonly string[];
  submissionID: string;
};

/** Loads the check form for answers that cannot be counted. */
export async function loadRejectedAnswers(
  { locale: wanted, given, properties, submissionID }: RejectedAnswers,
  { execute }: LoadOptions,
): Promise<RejectedAnswersView> {
  const { locale, settings } = await loadCheckFrame(execute, wanted);
  await execute(CurrentQuestionnaireDocument, { locale });
  const rejected = { given, problem: toProblem(properties, given), submissionID };
  return { kind: 'rejected-answers', locale, defaultLocale: settings.defaultLocale, status: 422, rejected };
}
