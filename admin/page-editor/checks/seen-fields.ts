import type { CheckPlace, PublicationCheck } from './publication-check.ts';

/** What may show its errors: fields that were left, and all of the panels that were there when publication was tried. */
export type SeenFields = { left: ReadonlySet<string>; tried: ReadonlySet<string> };

export const nothingSeen: SeenFields = { left: new Set(), tried: new Set() };

/** The panels that a page has besides those of its blocks, as `data-subject` names them. */
const PAGE_PANELS = ['settings', 'seo'] as const;

const idOf = (subject: string, field: string) => `${subject} ${field}`;

/** Somebody left these fields of a panel; the same value where that is known. */
export function noteLeft(seen: SeenFields, subject: string, fields: readonly string[]): SeenFields {
  const fresh = fields.map((field) => idOf(subject, field)).filter((id) => !seen.left.has(id));
  return fresh.length === 0 ? seen : { ...seen, left: new Set([...seen.left, ...fresh]) };
}

/** Publication was tried with these blocks; what is added later is not yet looked at. */
export function noteTried(seen: SeenFields, blockKeys: readonly string[]): SeenFields {
  return { ...seen, tried: new Set([...PAGE_PANELS, ...blockKeys]) };
}

/** Whether a check is to be shown at its field. Whoever left a group has left all fields in it. */
export function isSeen({ place }: Pick<PublicationCheck, 'place'>, { left, tried }: SeenFields): boolean {
  if (place.kind === 'general') return true;
  const subject = subjectOf(place);
  if (tried.has(subject)) return true;
  const parts = place.field.split('.');
  return parts.some((_, index) => left.has(idOf(subject, parts.slice(0, index + 1).join('.'))));
}

function subjectOf(place: Exclude<CheckPlace, { kind: 'general' }>): string {
  if (place.kind === 'block') return place.key;
  return place.kind === 'seo' ? 'seo' : 'settings';
}
