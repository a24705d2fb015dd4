import type { Field } from '../../../../site/shared/content-definition.ts';
import { htmlToText } from '../../content/block-summary.ts';
import { definitionOf } from '../../content/definitions.ts';
import type { Block } from '../../content/page-content.ts';
import { readRows } from '../../content/row-path.ts';
import { contrastOf } from '../../fields/contrast.ts';
import { paletteColour } from '../../fields/theme-palette.ts';
import { looksLikeFileName } from './alternative-text.ts';
import type { Heading } from './heading-order.ts';
import { isVagueLink } from './link-text.ts';
import { addMeasures, levelOf, measureText, readingOf, type TextMeasure } from './reading-level.ts';

/** What is advised on the writing of a page, besides what the server says of it. */
export type WritingCode =
  | 'SKIPPED_HEADING_LEVEL'
  | 'FILE_NAME_AS_TEXT'
  | 'VAGUE_LINK'
  | 'LOW_CONTRAST'
  | 'HARD_TO_READ';
export type WritingAdvice = { code: WritingCode; property: string };

/** What the rules find in one block, and what they need of it for the page. */
export type BlockFindings = { advice: readonly WritingAdvice[]; headings: readonly Heading[]; measure: TextMeasure };

/** Ratio that running text needs (WCAG 2.2, 1.4.3). */
const NEEDED_CONTRAST = 4.5;
/** Of the field beside a link that holds its text. */
const LINK_TEXT = 'label';

type Found = { advice: WritingAdvice[]; headings: Heading[]; texts: string[] };
type Place = { key: string; locale: string; found: Found };

/** A block does not change, so what is found in one holds for good; asked at every key, it is looked for once. */
const known = new WeakMap<Block, BlockFindings & { locale: string }>();

export function examineBlock(block: Block, locale: string): BlockFindings {
  const present = known.get(block);
  if (present?.locale === locale) return present;
  const findings = { ...examine(block, locale), locale };
  known.set(block, findings);
  return findings;
}

function examine(block: Block, locale: string): BlockFindings {
  const definition = definitionOf(block.type);
  const found: Found = { advice: [], headings: [], texts: [] };
  const place = { key: block.key, locale, found };
  if (definition) examineFields(definition.fields, block.props, { ...place, prefix: '' });
  examineImages(block, found);
  const level = definition?.headingLevelField;
  if (level !== undefined) found.headings.push({ level: Number(block.props[level]), key: block.key, field: level });
  const measure = found.texts.map((text) => measureText(text, locale)).reduce(addMeasures, measureText('', locale));
  return { advice: found.advice, headings: found.headings, measure };
}

type FieldPlace = Place & { prefix: string };

function examineFields(fields: readonly Field[], props: Readonly<Record<string, unknown>>, place: FieldPlace): void {
  const hasLink = fields.some(({ kind }) => kind === 'link');
  for (const field of fields) {
    const value = props[field.name];
    const path = `${place.prefix}${field.name}`;
    if (field.kind === 'text') examineText(value, path, { ...place, isLink: hasLink && field.name === LINK_TEXT });
    else if (field.kind === 'rich-text') examineHtml(value, path, place);
    else if (field.kind === 'colour')
      examineColour(
        field.colours.find((name) => name === value),
        path,
        place,
      );
    else if (field.kind === 'repeat') {
      for (const row of readRows(value)) examineFields(field.fields, row, { ...place, prefix: `${path}.${row.key}.` });
    }
  }
}

const advise = ({ key, found }: Place, code: WritingCode, path: string): void => {
  const property = `block.${key}.${path}`;
  if (!found.advice.some((one) => one.code === code && one.property === property))
    found.advice.push({ code, property });
};

function examineText(value: unknown, path: string, place: Place & { isLink: boolean }): void {
  if (typeof value !== 'string' || value === '') return;
  if (place.isLink && isVagueLink(value)) advise(place, 'VAGUE_LINK', path);
  place.found.texts.push(value);
}

function examineHtml(value: unknown, path: string, place: Place): void {
  if (typeof value !== 'string' || value === '') return;
  for (const [, level] of value.matchAll(/<h([2-6])\b/gi))
    place.found.headings.push({ level: Number(level), key: place.key, field: path });
  const links = [...value.matchAll(/<a\b[^>]*>(.*?)<\/a>/gis)].map(([, inner = '']) => htmlToText(inner));
  if (links.some(isVagueLink)) advise(place, 'VAGUE_LINK', path);
  // What ends a paragraph or an entry ends its sentence too.
  const text = htmlToText(value.replace(/([^.!?:>])<\/(?:p|li|h[2-6]|td|th)>/gi, '$1. '));
  place.found.texts.push(text);
  const { ease } = readingOf(measureText(text, place.locale), place.locale);
  if (ease !== null && levelOf(ease) === 'hard') advise(place, 'HARD_TO_READ', path);
}

function examineColour(name: Parameters<typeof paletteColour>[0] | undefined, path: string, place: Place): void {
  if (name === undefined) return;
  const { day, dusk } = paletteColour(name);
  if ([day, dusk].some(({ ground, text }) => contrastOf(ground, text) < NEEDED_CONTRAST))
    advise(place, 'LOW_CONTRAST', path);
}

function examineImages({ key, images }: Block, found: Found): void {
  for (const { name, items } of images) {
    if (items.some(({ altText, fileName, decorative }) => !decorative && looksLikeFileName(altText, fileName)))
      found.advice.push({ code: 'FILE_NAME_AS_TEXT', property: `block.${key}.${name}.altText` });
  }
}
