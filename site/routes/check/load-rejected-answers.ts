import { CurrentQuestionnaireDocument } from '../../generated/graphql.ts';
import type { LoadOptions } from '../view/load-options.ts';
import type { RejectedAnswersView } from '../view/site-view.ts';
import { loadCheckFrame } from './load-check-frame.ts';

/** A rejected submission. */
export type RejectedAnswers = RejectedAnswersView['rejected'] & { locale: string };

/** Loads the check form for answers that cannot be counted. */
export async function loadRejectedAnswers(
  { locale: wanted, ...rejected }: RejectedAnswers,
  { execute }: LoadOptions,
): Promise<RejectedAnswersView> {
  const { locale, settings } = await loadCheckFrame(execute, wanted);
  await execute(CurrentQuestionnaireDocument, { locale });
  return { kind: 'rejected-answers', locale, defaultLocale: settings.defaultLocale, status: 422, rejected };
}
