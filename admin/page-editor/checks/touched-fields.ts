import type { CheckPlace, PublicationCheck } from './publication-check.ts';

/** Which fields show errors: those that were left, and all of the panels that existed when publishing was tried. */
export type TouchedFields = { leftFields: ReadonlySet<string>; attemptedPanels: ReadonlySet<string> };

/** The initial value, in which no field was left. */
export const noTouchedFields: TouchedFields = { leftFields: new Set(), attemptedPanels: new Set() };

/** The panels besides those of the blocks, as named in `data-subject`. */
const PAGE_PANELS = ['settings', 'seo'] as const;

const fieldID = (panel: string, field: string) => `${panel} ${field}`;

/** Adds fields of a panel that were left; returns the same object if all are known. */
export function withLeftFields(touched: TouchedFields, panel: string, fields: readonly string[]): TouchedFields {
  const newIDs = fields.map((field) => fieldID(panel, field)).filter((id) => !touched.leftFields.has(id));
  return newIDs.length === 0 ? touched : { ...touched, leftFields: new Set([...touched.leftFields, ...newIDs]) };
}

/** Marks all panels as touched, for these blocks; blocks that are added later are untouched. */
export function withPublishAttempt(touched: TouchedFields, blockKeys: readonly string[]): TouchedFields {
  return { ...touched, attemptedPanels: new Set([...PAGE_PANELS, ...blockKeys]) };
}

/** Whether a check is shown at its field. Leaving a group counts as leaving all fields in it. */
export function isTouched(
  { place }: Pick<PublicationCheck, 'place'>,
  { leftFields, attemptedPanels }: TouchedFields,
): boolean {
  if (place.kind === 'general') return true;
  const panel = panelOf(place);
  if (attemptedPanels.has(panel)) return true;
  const parts = place.field.split('.');
  return parts.some((_, index) => leftFields.has(fieldID(panel, parts.slice(0, index + 1).join('.'))));
}

function panelOf(place: Exclude<CheckPlace, { kind: 'general' }>): string {
  if (place.kind === 'block') return place.key;
  return place.kind === 'seo' ? 'seo' : 'settings';
}
