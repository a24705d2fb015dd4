/** A part of the check: a question by its number, from 1, or the review of all answers. */
export type CheckPart = number | 'review';

/** The id of a part's element, which is its URL fragment. */
export const idOfPart = (part: CheckPart): string => (part === 'review' ? part : `question-${part}`);

/** Returns the part that a URL fragment such as `#question-3` selects; undefined for another fragment. */
export function partOfFragment(fragment: string, count: number): CheckPart | undefined {
  const parts: CheckPart[] = ['review', ...Array.from({ length: count }, (_, index) => index + 1)];
  return parts.find((part) => fragment === `#${idOfPart(part)}`);
}

/** Returns the element of a part in the document. */
export const elementOfPart = (part: CheckPart): HTMLElement | null => document.getElementById(idOfPart(part));
