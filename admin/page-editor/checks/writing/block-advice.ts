import type { Field } from '../../../../site/shared/content-definition.ts';
import { htmlToText } from '../../content/block-summary.ts';
import { findBlockDefinition } from '../../content/definitions.ts';
import type { Block } from '../../content/page-content.ts';
import { readGroupRows } from '../../content/group-row-path.ts';
import { contrastRatio } from '../../content/contrast-ratio.ts';
import { paletteColour } from '../../content/theme-palette.ts';
import { looksLikeFileName } from './looks-like-file-name.ts';
import type { Heading } from './heading-order.ts';
import { isVagueLinkText } from './vague-link-text.ts';
import { addTextCounts, toReadabilityLevel, countText, toReadability, type TextCounts } from './readability.ts';

/** Codes of the writing advice that is computed in the browser. */
export type WritingAdviceCode =
  | 'SKIPPED_HEADING_LEVEL'
  | 'FILE_NAME_AS_TEXT'
  | 'VAGUE_LINK'
  | 'LOW_CONTRAST'
  | 'HARD_TO_READ';
export type WritingAdvice = { code: WritingAdviceCode; property: string };

/** Advice on one block, and what is needed of the block for advice on the page. */
export type BlockFindings = { advice: readonly WritingAdvice[]; headings: readonly Heading[]; measure: TextCounts };

/** Minimum contrast ratio of text (WCAG 2.2, 1.4.3). */
const MIN_CONTRAST = 4.5;
/** Name of the field that holds the text of a link beside it. */
const LINK_TEXT_FIELD = 'label';

type Found = { advice: WritingAdvice[]; headings: Heading[]; texts: string[] };
type Place = { key: string; locale: string; found: Found };

/** Blocks are immutable, so each is examined once, not at every keystroke. */
const findingsCache = new WeakMap<Block, BlockFindings & { locale: string }>();

/** Applies the writing rules to a block; the result is cached. */
export function examineBlock(block: Block, locale: string): BlockFindings {
  const cached = findingsCache.get(block);
  if (cached?.locale === locale) return cached;
  const findings = { ...examine(block, locale), locale };
  findingsCache.set(block, findings);
  return findings;
}

function examine(block: Block, locale: string): BlockFindings {
  const definition = findBlockDefinition(block.type);
  const found: Found = { advice: [], headings: [], texts: [] };
  const place = { key: block.key, locale, found };
  if (definition) examineFields(definition.fields, block.props, { ...place, prefix: '' });
  examineImages(block, found);
  const level = definition?.headingLevelField;
  if (level !== undefined) found.headings.push({ level: Number(block.props[level]), key: block.key, field: level });
  const measure = found.texts.map((text) => countText(text, locale)).reduce(addTextCounts, countText('', locale));
  return { advice: found.advice, headings: found.headings, measure };
}

type FieldPlace = Place & { prefix: string };

function examineFields(fields: readonly Field[], props: Readonly<Record<string, unknown>>, place: FieldPlace): void {
  const hasLink = fields.some(({ kind }) => kind === 'link');
  for (const field of fields) {
    const value = props[field.name];
    const path = `${place.prefix}${field.name}`;
    if (field.kind === 'text')
      examineText(value, path, { ...place, isLink: hasLink && field.name === LINK_TEXT_FIELD });
    else if (field.kind === 'rich-text') examineHtml(value, path, place);
    else if (field.kind === 'colour')
      examineColour(
        field.colours.find((name) => name === value),
        path,
        place,
      );
    else if (field.kind === 'repeat') {
      for (const row of readGroupRows(value))
        examineFields(field.fields, row, { ...place, prefix: `${path}.${row.key}.` });
    }
  }
}

const addAdvice = ({ key, found }: Place, code: WritingAdviceCode, path: string): void => {
  const property = `block.${key}.${path}`;
  if (!found.advice.some((one) => one.code === code && one.property === property))
    found.advice.push({ code, property });
};

function examineText(value: unknown, path: string, place: Place & { isLink: boolean }): void {
  if (typeof value !== 'string' || value === '') return;
  if (place.isLink && isVagueLinkText(value)) addAdvice(place, 'VAGUE_LINK', path);
  place.found.texts.push(value);
}

function examineHtml(value: unknown, path: string, place: Place): void {
  if (typeof value !== 'string' || value === '') return;
  for (const [, level] of value.matchAll(/<h([2-6])\b/gi))
    place.found.headings.push({ level: Number(level), key: place.key, field: path });
  const links = [...value.matchAll(/<a\b[^>]*>(.*?)<\/a>/gis)].map(([, inner = '']) => htmlToText(inner));
  if (links.some(isVagueLinkText)) addAdvice(place, 'VAGUE_LINK', path);
  // The end of a paragraph, list item or cell also ends the sentence.
  const text = htmlToText(value.replace(/([^.!?:>])<\/(?:p|li|h[2-6]|td|th)>/gi, '$1. '));
  place.found.texts.push(text);
  const { ease } = toReadability(countText(text, place.locale), place.locale);
  if (ease !== null && toReadabilityLevel(ease) === 'hard') addAdvice(place, 'HARD_TO_READ', path);
}

function examineColour(name: Parameters<typeof paletteColour>[0] | undefined, path: string, place: Place): void {
  if (name === undefined) return;
  const { light, dark } = paletteColour(name);
  if ([light, dark].some(({ background, text }) => contrastRatio(background, text) < MIN_CONTRAST))
    addAdvice(place, 'LOW_CONTRAST', path);
}

function examineImages({ key, images }: Block, found: Found): void {
  for (const { name, items } of images) {
    if (items.some(({ altText, fileName, decorative }) => !decorative && looksLikeFileName(altText, fileName)))
      found.advice.push({ code: 'FILE_NAME_AS_TEXT', property: `block.${key}.${name}.altText` });
  }
}
