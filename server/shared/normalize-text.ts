/**
 * More combining marks in a row than Unicode's Stream-Safe Text Format allows (UAX 15); no script stacks so many.
 * Normalising sorts each such run, in quadratic time.
 */
const overlongMarks = /(\p{M}{30})\p{M}+/gu;

/** Whether a text holds more combining marks in a row than are kept. */
export const hasOverlongMarks = (text: string): boolean => text.search(overlongMarks) !== -1;

/** The text in a Unicode normal form, in linear time: of a run of combining marks only the first 30 are kept. */
export function normalizeText(text: string, form: 'NFC' | 'NFD' | 'NFKC' = 'NFC'): string {
  return text.replace(overlongMarks, '$1').normalize(form);
}
