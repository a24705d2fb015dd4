import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { InvalidInput, parseInput, textInput, Errors } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { type FinishedCheck, createCheckToken, answersToChoices } from './check-token.ts';
import { findReleasedQuestionnaire } from './questionnaire.queries.ts';
import { incrementCounters } from './increment-counters.ts';
import { readAnswers } from './read-answers.ts';
import { scoreCheck } from './score-check.ts';

/** More answers are refused unread; unknown questions are refused later. */
const maxAnswers = 100;

const key = textInput(100);

const finishInput = z.object({
  version: z.int().positive().max(2_147_483_647),
  locale: z.string(),
  submissionID: textInput(100).min(16).nullish(),
  answers: z.array(z.object({ question: key, answer: key })).max(maxAnswers),
});

const dayMs = 86_400_000;

/** A check with complete answers, and the id that its sender gave it. */
export type Submission = { submissionID: string | null; locale: string; finished: FinishedCheck };

/** Whether a submission counts. Called once, in the transaction that counts it. */
type ShouldCount = (tx: Transaction, submission: Submission) => Promise<boolean> | boolean;

/** Only locales of the site are counted, so that nobody can create counters. */
async function toCountedLocale({ em }: Context, given: string): Promise<string> {
  const { availableLocales, defaultLocale } = await loadSettings(em);
  return availableLocales.includes(given) ? given : defaultLocale;
}

/** Scores answers, counts them if `shouldCount` says so, and returns their token. V_12, as `finishCheck`. */
export async function countFinishedCheck(context: Context, input: unknown, shouldCount: ShouldCount): Promise<string> {
  const {
    version: number,
    locale: requestedLocale,
    submissionID = null,
    answers,
  } = parseInput(finishInput, input, 'check');
  const version = await findReleasedQuestionnaire(context.em, number);
  if (!version) throw InvalidInput.of(Errors.invalid, 'check.version');
  const { questions } = version.content;
  const given = readAnswers(questions, answers);
  const result = scoreCheck(version.content, given);
  const locale = await toCountedLocale(context, requestedLocale);
  const day = Math.floor(Date.now() / dayMs);
  const finished = { version: number, day, choices: answersToChoices(questions, given) };
  await inTransaction(context, async (tx) => {
    if (await shouldCount(tx, { submissionID, locale, finished }))
      await incrementCounters(tx, { versionID: version.id, locale, given, result });
  });
  return createCheckToken(context.services, finished);
}
