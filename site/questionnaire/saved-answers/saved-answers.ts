import type { GivenAnswers } from './given-answers.ts';

/** An answer of the visitor, and when it was given (ms since 1970). */
export type SavedAnswer = { answer: string; at: number };

/** The answers of a check by question key, and the id that prevents counting the check twice. */
export type SavedAnswers = {
  submission: string;
  answers: ReadonlyMap<string, SavedAnswer>;
  /** Whether the visitor chose to keep them after the result. */
  isRemembered?: boolean;
};

/** How long the visitor's device stores unfinished answers, and those that the visitor chose to keep (ms). */
const retentionMs = { unfinished: 30 * 86_400_000, remembered: 400 * 86_400_000 };

/** The first format had no number and no times: `{ submission, answers: { [question]: answer } }`. */
const FORMAT = 2;

/** The server accepts submission ids of this length. */
const submissionLength = { min: 16, max: 100 };

/** Returns a check without answers. The id needs no secure context, unlike `crypto.randomUUID`. */
export function createSavedAnswers(): SavedAnswers {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const submission = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { submission, answers: new Map() };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isSubmission = (value: unknown): value is string =>
  typeof value === 'string' && value.length >= submissionLength.min && value.length <= submissionLength.max;

/** Reads an answer of either format. A time in the future counts as now, or the answer would never expire. */
function readAnswer(value: unknown, now: number, longest: number): SavedAnswer | null {
  if (typeof value === 'string') return { answer: value, at: now };
  if (!isObject(value) || typeof value.answer !== 'string' || !Number.isFinite(value.at)) return null;
  const at = Math.min(Number(value.at), now);
  return now - at > longest ? null : { answer: value.answer, at };
}

function parseJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Reads stored text of any origin, without the expired answers. Null if it is no saved check. `now` in ms. */
export function parseSavedAnswers(text: string, now: number): SavedAnswers | null {
  const stored = parseJSON(text);
  if (!isObject(stored) || !isObject(stored.answers)) return null;
  const { submission } = stored;
  const isRemembered = stored.isRemembered === true;
  const longest = isRemembered ? retentionMs.remembered : retentionMs.unfinished;
  const answers = Object.entries(stored.answers).flatMap(([question, value]) => {
    const answer = readAnswer(value, now, longest);
    return answer ? [[question, answer] as const] : [];
  });
  return {
    submission: isSubmission(submission) ? submission : createSavedAnswers().submission,
    answers: new Map(answers),
    ...(isRemembered && { isRemembered }),
  };
}

/** The text to store. */
export const formatSavedAnswers = ({ answers, ...saved }: SavedAnswers): string =>
  JSON.stringify({ format: FORMAT, ...saved, answers: Object.fromEntries(answers) });

/** Returns `saved` with the answers by question key that differ from it, as given at `at` (ms). */
export function addAnswers(saved: SavedAnswers, given: GivenAnswers, at: number): SavedAnswers {
  const added = Object.entries(given)
    .filter(([question, answer]) => saved.answers.get(question)?.answer !== answer)
    .map(([question, answer]) => [question, { answer, at }] as const);
  return { ...saved, answers: new Map([...saved.answers, ...added]) };
}

/**
 * Joins what this tab and the storage contain: the newest answer to each question. Another submission id means that
 * another tab cleared the answers and began again; then this tab's are obsolete.
 */
export function mergeSavedAnswers(own: SavedAnswers, stored: SavedAnswers): SavedAnswers {
  if (own.submission !== stored.submission) return stored;
  const newer = [...own.answers].filter(([question, { at }]) => at > (stored.answers.get(question)?.at ?? 0));
  return { ...stored, answers: new Map([...stored.answers, ...newer]) };
}

/** Returns whether all these answers are among the saved ones. */
export const hasAnswers = ({ answers }: SavedAnswers, given: GivenAnswers): boolean =>
  Object.entries(given).every(([question, answer]) => answers.get(question)?.answer === answer);

/** When the newest answer was given (ms since 1970). */
export const newestAnswerAt = ({ answers }: SavedAnswers): number =>
  Math.max(...[...answers.values()].map(({ at }) => at));
