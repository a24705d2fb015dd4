/**
 * More combining marks in a row than Unicode's Stream-Safe Text Format allows (UAX 15); no script needs so many.
 * Normalizing sorts each run in quadratic time.
 */
const overlongMarks = /(\p{M}{30})\p{M}+/gu;

/** Whether a text has more combining marks in a row than are stored. */
export const hasOverlongMarks = (text: string): boolean => text.search(overlongMarks) !== -1;

/** Returns the text in a Unicode normal form, in linear time: of a run of combining marks only the first 30 remain. */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' = 'NFC'): string {
  return text.replace(overlongMarks, '$1').normalize(form);
}
