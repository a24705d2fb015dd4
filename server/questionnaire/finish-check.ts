import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { InvalidInput, parseInput, text } from '../shared/errors/index.ts';
import { inTransaction } from '../shared/transaction.ts';
import { makeToken, toChoices } from './check-token.ts';
import { findAskedVersion } from './questionnaire.queries.ts';
import { raiseCounters } from './raise-counters.ts';
import { readAnswers } from './read-answers.ts';
import { scoreCheck } from './score-check.ts';
import { claimSubmission } from './submission.ts';

/** Answers that are read at all; those to more than the questions there are, are refused by what they say. */
const mostAnswers = 100;

const key = text(100);

const finishInput = z.object({
  version: z.int().positive().max(2_147_483_647),
  locale: z.string(),
  submissionID: text(100).min(16).nullish(),
  answers: z.array(z.object({ question: key, answer: key })).max(mostAnswers),
});

const millisecondsOfDay = 86_400_000;

/** What counts as the locale of a check: one of the site's, so that nobody can make up counters. */
async function findLocale({ em }: Context, given: string): Promise<string> {
  const { availableLocales, defaultLocale } = await loadSettings(em);
  return availableLocales.includes(given) ? given : defaultLocale;
}

/**
 * Ends a visitor's check: raises the counters, once for each submission id, and answers a signed token that holds the
 * answers, of which nothing is kept. It has no audit row and no event, since both would tell when. Anyone. V_12 on
 * `check.version`, `check.answers` and `check.answers.<question>`; nothing is counted then.
 */
export async function finishCheck(context: Context, input: unknown): Promise<string> {
  const { version: number, locale, submissionID, answers } = parseInput(finishInput, input, 'check');
  const version = await findAskedVersion(context.em, number);
  if (!version) throw InvalidInput.of('V_12', 'check.version');
  const { questions } = version.content;
  const given = readAnswers(questions, answers);
  const result = scoreCheck(version.content, given);
  const finished = { versionID: version.id, locale: await findLocale(context, locale), given, result };
  await inTransaction(context, async (tx) => {
    if (await claimSubmission(tx, submissionID ?? null)) await raiseCounters(tx, finished);
  });
  const day = Math.floor(Date.now() / millisecondsOfDay);
  return makeToken(context.services, { version: number, day, choices: toChoices(questions, given) });
}
