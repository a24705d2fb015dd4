import type { ErrorCode, PublishingWarningCode } from '../../generated/graphql.ts';
import { fingerprint } from '../content/compare-content.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import type { WritingCode } from './writing/block-advice.ts';

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
export type PublicationWarning = {
  code: PublishingWarningCode | WritingCode;
  property: string;
  /** How many places it is about, where one check stands for all of them: the property is the first of them. */
  count?: number | null;
  place: CheckPlace;
};

const PAGE_ENTITIES: ReadonlySet<string> = new Set(['page', 'pageType', 'version']);
const SEO_FIELDS: ReadonlySet<string> = new Set(['seoTitle', 'seoDescription', 'seoKeywords', 'seoImage']);

/**
 * The place of an error's property: 'block.<key>.<field>' a block's field ('block.<key>' the block itself),
 * 'pageType.<field>' and 'page.slug' the page settings, 'version.seoTitle' the SEO settings.
 */
export function findPlace(property: string): CheckPlace {
  const [entity = '', first = '', ...rest] = property.split('.');
  if (entity === 'block' && first !== '') return { kind: 'block', key: first, field: rest.join('.') };
  if (!PAGE_ENTITIES.has(entity) || first === '' || property === 'version.blocks') return { kind: 'general' };
  const field = [first, ...rest].join('.');
  return SEO_FIELDS.has(first) ? { kind: 'seo', field } : { kind: 'page-settings', field };
}

export function toPlaced<Finding extends { property: string }>(
  findings: readonly Finding[],
): (Finding & { place: CheckPlace })[] {
  return findings.map((finding) => ({ ...finding, place: findPlace(finding.property) }));
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

/** Which of the checks still hold for all that is known here: one whose place was changed has to be asked again. */
export function listUnchanged(
  checks: readonly { place: CheckPlace }[],
  checked: PageContent,
  present: PageContent,
): number[] {
  return checks.flatMap(({ place }, index) => (hasChanged(place, checked, present) ? [] : [index]));
}

function hasChanged(place: CheckPlace, checked: PageContent, present: PageContent): boolean {
  if (place.kind === 'general') return false;
  if (place.kind !== 'block') return headOf(checked) !== headOf(present);
  return blockOf(checked, place.key) !== blockOf(present, place.key);
}

/** Content does not change in place, so a text of it holds for good; asked at every key, it is made once. */
const heads = new WeakMap<PageContent, string>();
const blocks = new WeakMap<Block, string>();

function headOf(content: PageContent): string {
  const text = heads.get(content) ?? fingerprint({ ...content, blocks: [] });
  heads.set(content, text);
  return text;
}

function blockOf(content: PageContent, key: string): string {
  const block = content.blocks.find((one) => one.key === key);
  if (!block) return '';
  const text = blocks.get(block) ?? fingerprint({ ...EMPTY_PAGE, blocks: [block] });
  blocks.set(block, text);
  return text;
}

const EMPTY_PAGE: PageContent = {
  title: '',
  seoTitle: '',
  seoDescription: '',
  seoKeywords: [],
  seoImage: null,
  blocks: [],
  pageType: {
    id: '',
    props: {},
    images: [],
    files: [],
  },
};
