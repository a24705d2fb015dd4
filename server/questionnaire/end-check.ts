import { z } from 'zod';
import { loadSettings } from '../settings/index.ts';
import type { Context } from '../shared/context.ts';
import { InvalidInput, parseInput, text } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { type FinishedCheck, makeToken, toChoices } from './check-token.ts';
import { findAskedVersion } from './questionnaire.queries.ts';
import { raiseCounters } from './raise-counters.ts';
import { readAnswers } from './read-answers.ts';
import { scoreCheck } from './score-check.ts';

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

/** A check whose answers are complete, with the id that its sender gave it. */
export type Submission = { submissionID: string | null; locale: string; finished: FinishedCheck };

/** Whether a submission is to be counted, asked once, in the transaction that counts it. */
type Claim = (tx: Transaction, submission: Submission) => Promise<boolean> | boolean;

/** What counts as the locale of a check: one of the site's, so that nobody can make up counters. */
async function findLocale({ em }: Context, given: string): Promise<string> {
  const { availableLocales, defaultLocale } = await loadSettings(em);
  return availableLocales.includes(given) ? given : defaultLocale;
}

/** Judges answers, counts them where `claim` says so, and answers their token. V_12, as `finishCheck`. */
export async function endCheck(context: Context, input: unknown, claim: Claim): Promise<string> {
  const { version: number, locale: wanted, submissionID = null, answers } = parseInput(finishInput, input, 'check');
  const version = await findAskedVersion(context.em, number);
  if (!version) throw InvalidInput.of('V_12', 'check.version');
  const { questions } = version.content;
  const given = readAnswers(questions, answers);
  const result = scoreCheck(version.content, given);
  const locale = await findLocale(context, wanted);
  const day = Math.floor(Date.now() / millisecondsOfDay);
  const finished = { version: number, day, choices: toChoices(questions, given) };
  await inTransaction(context, async (tx) => {
    if (await claim(tx, { submissionID, locale, finished }))
      await raiseCounters(tx, { versionID: version.id, locale, given, result });
  });
  return makeToken(context.services, finished);
}
