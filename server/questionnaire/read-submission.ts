import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { InvalidInput, parseInput, textInput, Errors } from '../shared/errors/index.ts';
import { type FinishedCheck, answersToChoices } from './check-token.ts';
import { findReleasedQuestionnaire } from './questionnaire.queries.ts';
import type { CountedCheck } from './increment-counters.ts';
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

/** A check with complete answers, what to count of it, and the id that its sender gave it. */
export type CheckSubmission = { submissionID: string | null; counted: CountedCheck; finished: FinishedCheck };

/** Only locales of the site are counted, so that nobody can create counters. */
async function toCountedLocale({ em }: Context, given: string): Promise<string> {
  const { availableLocales, defaultLocale } = await loadSettings(em);
  return availableLocales.includes(given) ? given : defaultLocale;
}

/** Reads and scores complete answers. V_12, as `finishCheck`. */
export async function readSubmission(context: Context, input: unknown): Promise<CheckSubmission> {
  const { version: number, locale, submissionID = null, answers } = parseInput(finishInput, input, 'check');
  const version = await findReleasedQuestionnaire(context.em, number);
  if (!version) throw InvalidInput.of(Errors.invalid, 'check.version');
  const { questions } = version.content;
  const given = readAnswers(questions, answers);
  const result = scoreCheck(version.content, given);
  const counted = { versionID: version.id, locale: await toCountedLocale(context, locale), given, result };
  const day = Math.floor(Date.now() / dayMs);
  return { submissionID, counted, finished: { version: number, day, choices: answersToChoices(questions, given) } };
}
