/** Answers by the keys of their questions, and the id by which the check is counted once; on this device alone. */
export type KeptAnswers = { submission: string; answers: Record<string, string> };

const place = 'ximblox-check';

const begin = (): KeptAnswers => ({ submission: crypto.randomUUID(), answers: {} });

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(text: string): KeptAnswers {
  const { submission, answers } = JSON.parse(text) as Partial<Record<keyof KeptAnswers, unknown>>;
  const entries = Object.entries(answers ?? {}).filter((entry): entry is [string, string] => isText(entry[1]));
  return { ...begin(), ...(isText(submission) && { submission }), answers: Object.fromEntries(entries) };
}

/** What was kept; a fresh beginning where nothing was, or where the browser keeps nothing. */
export function readKept(): KeptAnswers {
  try {
    return parse(localStorage.getItem(place) ?? '{}');
  } catch {
    return begin();
  }
}

export function keep(kept: KeptAnswers): void {
  try {
    localStorage.setItem(place, JSON.stringify(kept));
  } catch {
    // The check works without: only a reload forgets.
  }
}

export function forgetKept(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // There is nothing to forget.
  }
}
