/** Answers by question key, and the id that prevents counting the check twice; stored only in this browser. */
export type SavedAnswers = { submission: string; answers: Record<string, string> };

const STORAGE_KEY = 'ximblox-check';

const createEmptyAnswers = (): SavedAnswers => ({ submission: crypto.randomUUID(), answers: {} });

const isText = (value: unknown): value is string => typeof value === 'string';

function parse(text: string): SavedAnswers {
  const { submission, answers } = JSON.parse(text) as Partial<Record<keyof SavedAnswers, unknown>>;
  const entries = Object.entries(answers ?? {}).filter((entry): entry is [string, string] => isText(entry[1]));
  return { ...createEmptyAnswers(), ...(isText(submission) && { submission }), answers: Object.fromEntries(entries) };
}

/** Returns the saved answers; empty ones if nothing was saved or storage is unavailable. */
export function readSavedAnswers(): SavedAnswers {
  try {
    return parse(localStorage.getItem(STORAGE_KEY) ?? '{}');
  } catch {
    return createEmptyAnswers();
  }
}

export function saveAnswers(saved: SavedAnswers): void {
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(saved));
  } catch {
    // Without storage the check works, except that a reload clears it.
  }
}

export function clearSavedAnswers(): void {
  try {
    localStorage.removeItem(STORAGE_KEY);
  } catch {
    // Nothing is stored.
  }
}
