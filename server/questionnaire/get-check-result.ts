import type { Context } from '../shared/context.ts';
import { buildCheckResult } from './build-check-result.ts';
import type { RiskCheckResult } from './check-result.ts';
import { choicesToAnswers, readCheckToken } from './check-token.ts';
import { questionnaireLanguageOf } from './questionnaire-language.ts';
import { findReleasedQuestionnaire, loadQuestionnaireTexts } from './questionnaire.queries.ts';

const dayMs = 86_400_000;

/**
 * Returns the result of a finished check in the language of a locale; null for a token that this server did not sign.
 * Anyone.
 */
export async function getCheckResult(
  { em, services }: Context,
  { token, locale }: { token: string; locale: string },
): Promise<RiskCheckResult | null> {
  const finished = readCheckToken(services, token);
  const version = finished && (await findReleasedQuestionnaire(em, finished.version));
  if (!finished || !version) return null;
  const { content, number } = version;
  return buildCheckResult({
    version: number,
    content,
    texts: await loadQuestionnaireTexts(em, version, questionnaireLanguageOf(locale)),
    given: choicesToAnswers(content.questions, finished.choices),
    date: new Date(finished.day * dayMs),
    locale,
  });
}
