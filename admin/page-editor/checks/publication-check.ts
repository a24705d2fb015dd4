import type { ErrorCode, PublishingWarningCode } from '../../generated/graphql.ts';
import { fingerprint } from '../content/compare-content.ts';
import type { PageContent } from '../content/page-content.ts';

export type CheckError = { code: ErrorCode; property: string };

/** Where a check leads: a block's field, the page's settings, its SEO settings, or nowhere in particular. */
export type CheckPlace =
  | { kind: 'block'; key: string; field: string }
  | { kind: 'page-settings'; field: string }
  | { kind: 'seo'; field: string }
  | { kind: 'general' };

export type CheckOwner = { kind: 'block'; key: string } | { kind: 'page-settings' } | { kind: 'seo' };

/** What stands in the way of publishing. */
export type PublicationCheck = CheckError & { place: CheckPlace };

/** Advice, which hinders nothing. */
export type PublicationWarning = { code: PublishingWarningCode; property: string; place: CheckPlace };

type Finding<Code> = { code: Code; property: string };

const PAGE_ENTITIES: ReadonlySet<string> = new Set(['page', 'pageType', 'version']);
const SEO_FIELDS: ReadonlySet<string> = new Set(['seoTitle', 'seoDescription', 'seoKeywords', 'seoImage']);

/**
 * The place of an error's property: 'block.<key>.<field>' a block's field ('block.<key>' the block itself),
 * 'pageType.<field>' and 'page.slug' the page settings, 'version.seoTitle' the SEO settings.
 */
export function findPlace(property: string): CheckPlace {
  const [entity = '', first = '', ...rest] = property.split('.');
  if (entity === 'block' && first !== '') return { kind: 'block', key: first, field: rest.join('.') };
  if (!PAGE_ENTITIES.has(entity) || first === '') return { kind: 'general' };
  const field = [first, ...rest].join('.');
  return SEO_FIELDS.has(first) ? { kind: 'seo', field } : { kind: 'page-settings', field };
}

export function toPlaced<Code>(findings: readonly Finding<Code>[]): (Finding<Code> & { place: CheckPlace })[] {
  return findings.map(({ code, property }) => ({ code, property, place: findPlace(property) }));
}

export function toChecks(errors: readonly CheckError[]): PublicationCheck[] {
  return toPlaced(errors);
}

/** Both lists as one: what was found and what a refusal said may be the same. */
export function joinChecks(
  found: readonly PublicationCheck[],
  refused: readonly PublicationCheck[],
): readonly PublicationCheck[] {
  const known = new Set(found.map(({ code, property }) => `${property} ${code}`));
  return [...found, ...refused.filter(({ code, property }) => !known.has(`${property} ${code}`))];
}

/** The checks of one owner's field; 'image.altText' is about the field 'image'. */
export function checksOf(checks: readonly PublicationCheck[], owner: CheckOwner, field: string): PublicationCheck[] {
  return checks.filter(({ place }) => {
    if (place.kind === 'general' || !isOf(place, owner)) return false;
    return place.field === field || place.field.startsWith(`${field}.`);
  });
}

function isOf(place: CheckPlace, owner: CheckOwner): boolean {
  if (place.kind === 'block') return owner.kind === 'block' && owner.key === place.key;
  return place.kind === owner.kind;
}

/** The checks that still hold for all that is known here: one whose place was changed since has to be asked again. */
export function withoutChanged<Check extends { place: CheckPlace }>(
  checks: readonly Check[],
  checked: PageContent,
  present: PageContent,
): Check[] {
  return checks.filter(({ place }) => !hasChanged(place, checked, present));
}

function hasChanged(place: CheckPlace, checked: PageContent, present: PageContent): boolean {
  if (place.kind === 'general') return false;
  if (place.kind !== 'block')
    return fingerprint({ ...checked, blocks: [] }) !== fingerprint({ ...present, blocks: [] });
  const pick = (content: PageContent) => content.blocks.filter(({ key }) => key === place.key);
  return fingerprint({ ...checked, blocks: pick(checked) }) !== fingerprint({ ...checked, blocks: pick(present) });
}
