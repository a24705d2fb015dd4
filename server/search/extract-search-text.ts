import { Parser } from 'htmlparser2';
import type { ContentDefinitions } from '../shared/content-definition.ts';
import {
  type ContentPart,
  type PartWithFields,
  toPartsWithFields,
  flattenFields,
  type VersionContent,
} from '../content/index.ts';

type FlatField = ReturnType<typeof flattenFields>[number];

/** Texts by their weight in a search. */
type Texts = { headings: string[]; body: string[] };

const headingTags: ReadonlySet<string> = new Set(['h2', 'h3', 'h4']);
const inlineTags: ReadonlySet<string> = new Set(['a', 'strong', 'em', 'u', 's', 'sub', 'sup', 'code']);

/** Most indexed characters of a page; real pages are shorter. */
const maxBodyLength = 200_000;

function readRichText(html: string): Texts {
  const texts: Texts = { headings: [], body: [] };
  let target = texts.body;
  const parser = new Parser({
    onopentagname: (name) => {
      if (headingTags.has(name)) target = texts.headings;
      if (!inlineTags.has(name)) target.push(' ');
    },
    ontext: (text) => target.push(text),
    onclosetag: (name) => {
      if (!inlineTags.has(name)) target.push(' ');
      if (headingTags.has(name)) target = texts.body;
    },
  });
  parser.end(html);
  return { headings: [texts.headings.join('')], body: [texts.body.join('')] };
}

/** Title and text alternative of a video. */
function videoTexts(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const { title, text } = value as Record<string, unknown>;
  return [title, text].filter((part) => typeof part === 'string');
}

function readField({ field, value, path }: FlatField, { images }: ContentPart): Texts {
  if (field.kind === 'image' || field.kind === 'images')
    return { headings: [], body: (images[path] ?? []).map(({ altText }) => altText ?? '') };
  if (field.kind === 'video') return { headings: [], body: videoTexts(value) };
  if (typeof value !== 'string') return { headings: [], body: [] };
  if (field.kind === 'rich-text') return readRichText(value);
  return { headings: [], body: field.kind === 'text' ? [value] : [] };
}

function readPart({ part, fields }: PartWithFields, isHeading: boolean): Texts {
  const texts = flattenFields(fields, part.props).map((flatField) => readField(flatField, part));
  const headings = texts.flatMap((text) => text.headings);
  const body = texts.flatMap((text) => text.body);
  return isHeading ? { headings: [...headings, ...body], body: [] } : { headings, body };
}

/** Control characters, private-use characters (used to mark matches) and white space. */
// oxlint-disable-next-line no-control-regex -- matches control characters on purpose
const unwanted = /[\u0000-\u001f\u007f-\u009f\ue000-\uf8ff\s]+/g;

const join = (texts: readonly string[]): string =>
  texts
    .map((text) => text.replaceAll('\u00ad', '').replaceAll(unwanted, ' ').trim())
    .filter(Boolean)
    .join('\n')
    .slice(0, maxBodyLength);

/** Returns the text of a version without markup, by the definitions of its page type and blocks. */
export function extractSearchText(
  content: VersionContent,
  type: string,
  definitions: ContentDefinitions,
): { title: string; headings: string; body: string } {
  const { pageType, blocks } = toPartsWithFields(definitions, content, type);
  const headingBlocks = new Set(
    definitions.blockDefinitions.filter(({ headingLevelField }) => headingLevelField !== undefined).map(({ id }) => id),
  );
  const texts = [
    readPart(pageType, false),
    ...blocks.map((block) => readPart(block, headingBlocks.has(block.part.type))),
  ];
  return {
    title: join([content.title]),
    headings: join([
      ...texts.flatMap(({ headings }) => headings),
      content.seoTitle,
      content.seoDescription,
      ...content.seoKeywords,
    ]),
    body: join(texts.flatMap(({ body }) => body)),
  };
}
