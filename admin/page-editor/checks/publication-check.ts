import type { ErrorCode, PublishingWarningCode } from '../../generated/graphql.ts';
import { contentFingerprint } from '../content/compare-content.ts';
import { emptyMetadata, metadataFieldNames } from '../content/content-schema.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import type { WritingAdviceCode } from './writing/block-advice.ts';

export type CheckError = { code: ErrorCode; property: string };

/** The place that a check is about: a block's field, a page setting, an SEO setting, or none in particular. */
export type CheckPlace =
  | { kind: 'block'; key: string; field: string }
  | { kind: 'page-settings'; field: string }
  | { kind: 'seo'; field: string }
  | { kind: 'general' };

/** What has fields with checks: a block, the page settings or the SEO settings. */
export type CheckOwner = { kind: 'block'; key: string } | { kind: 'page-settings' } | { kind: 'seo' };

/** An error that blocks publishing. */
export type PublicationCheck = CheckError & { place: CheckPlace };

/** Advice, which does not block publishing. */
export type PublicationWarning = {
  code: PublishingWarningCode | WritingAdviceCode;
  property: string;
  /** Number of places, if one warning covers several; `property` is the first of them. */
  count?: number | null;
  place: CheckPlace;
};

const PAGE_ENTITIES: ReadonlySet<string> = new Set(['page', 'pageType', 'version']);
const SEO_FIELDS: ReadonlySet<string> = new Set(metadataFieldNames.filter((name) => name !== 'title'));

/**
 * Returns the place of an error's property: 'block.<key>.<field>' is a block's field ('block.<key>' the block itself),
 * 'pageType.<field>' and 'page.slug' are page settings, 'version.seoTitle' is an SEO setting.
 */
export function toCheckPlace(property: string): CheckPlace {
  const [entity = '', first = '', ...rest] = property.split('.');
  if (entity === 'block' && first !== '') return { kind: 'block', key: first, field: rest.join('.') };
  if (!PAGE_ENTITIES.has(entity) || first === '' || property === 'version.blocks') return { kind: 'general' };
  const field = [first, ...rest].join('.');
  return SEO_FIELDS.has(first) ? { kind: 'seo', field } : { kind: 'page-settings', field };
}

/** Adds to each finding of the server the place that its property refers to. */
export function withPlaces<Finding extends { property: string }>(
  findings: readonly Finding[],
): (Finding & { place: CheckPlace })[] {
  return findings.map((finding) => ({ ...finding, place: toCheckPlace(finding.property) }));
}

export function toChecks(errors: readonly CheckError[]): PublicationCheck[] {
  return withPlaces(errors);
}

/** Merges the server's checks with the errors of the last refused action, without duplicates. */
export function mergeChecks(
  found: readonly PublicationCheck[],
  actionErrors: readonly PublicationCheck[],
): readonly PublicationCheck[] {
  const known = new Set(found.map(({ code, property }) => `${property} ${code}`));
  return [...found, ...actionErrors.filter(({ code, property }) => !known.has(`${property} ${code}`))];
}

/** Returns the checks of an owner's field, also of the fields inside it: 'image.altText' belongs to 'image'. */
export function findFieldChecks(
  checks: readonly PublicationCheck[],
  owner: CheckOwner,
  field: string,
): PublicationCheck[] {
  return checks.filter(({ place }) => {
    if (place.kind === 'general' || !isOwnedBy(place, owner)) return false;
    return place.field === field || place.field.startsWith(`${field}.`);
  });
}

function isOwnedBy(place: CheckPlace, owner: CheckOwner): boolean {
  if (place.kind === 'block') return owner.kind === 'block' && owner.key === place.key;
  return place.kind === owner.kind;
}

/** Returns the indexes of the checks whose place has the same content as when it was checked. */
export function findUnchangedIndexes(
  checks: readonly { place: CheckPlace }[],
  checkedContent: PageContent,
  currentContent: PageContent,
): number[] {
  return checks.flatMap(({ place }, index) => (hasChanged(place, checkedContent, currentContent) ? [] : [index]));
}

function hasChanged(place: CheckPlace, checkedContent: PageContent, currentContent: PageContent): boolean {
  if (place.kind === 'general') return false;
  if (place.kind !== 'block') return metadataFingerprintOf(checkedContent) !== metadataFingerprintOf(currentContent);
  return blockFingerprintOf(checkedContent, place.key) !== blockFingerprintOf(currentContent, place.key);
}

/** Content is immutable, so its fingerprint is computed once, not at every keystroke. */
const metadataFingerprints = new WeakMap<PageContent, string>();
const blockFingerprints = new WeakMap<Block, string>();

function metadataFingerprintOf(content: PageContent): string {
  const text = metadataFingerprints.get(content) ?? contentFingerprint({ ...content, blocks: [] });
  metadataFingerprints.set(content, text);
  return text;
}

function blockFingerprintOf(content: PageContent, key: string): string {
  const block = content.blocks.find((one) => one.key === key);
  if (!block) return '';
  const text = blockFingerprints.get(block) ?? contentFingerprint({ ...EMPTY_PAGE, blocks: [block] });
  blockFingerprints.set(block, text);
  return text;
}

const EMPTY_PAGE: PageContent = {
  ...emptyMetadata,
  blocks: [],
  pageType: {
    id: '',
    props: {},
    images: [],
    files: [],
  },
};
