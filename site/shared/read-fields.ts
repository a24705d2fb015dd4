import type { Field, LinkValue } from './content-definition.ts';
import { readVideo, type Video } from './video.ts';
import type { ViewContent, ViewFile, ViewImage } from './view-block.ts';

/** Value types of field kinds that do not depend on the definition. */
type PlainValues = {
  text: string;
  'rich-text': string;
  toggle: boolean;
  number: number | null;
  date: string;
  link: LinkValue | null;
  page: LinkValue | null;
  video: Video | null;
  image: ViewImage | null;
  images: readonly ViewImage[];
  file: ViewFile | null;
  files: readonly ViewFile[];
};

type FieldValue<Of extends Field> = Of extends { kind: 'choice'; options: readonly (infer Option)[] }
  ? Option
  : Of extends { kind: 'colour'; colours: readonly (infer Colour)[] }
    ? Colour
    : Of extends { kind: 'repeat'; fields: infer Inner extends readonly Field[] }
      ? readonly RowValues<Inner>[]
      : Of extends { kind: infer Kind extends keyof PlainValues }
        ? PlainValues[Kind]
        : never;

/** The values of a definition's fields, by name. */
export type FieldValues<Fields extends readonly Field[]> = {
  [Of in Fields[number] as Of['name']]: FieldValue<Of>;
};

/** A row of a repeatable group; its key is unique among them and stays when rows move. */
export type RowValues<Fields extends readonly Field[]> = FieldValues<Fields> & { key: string };

type Definition = { fields: readonly Field[] };

const LINK_KINDS: readonly string[] = ['external', 'internal', 'anchor', 'mail', 'phone'];
const DATE = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Reads stored content as its definition specifies. Incomplete and old content is normal in an editor: a missing or
 * wrongly typed text or date is '', a choice or colour its first option, a list empty, a toggle off, the others null.
 */
export function readFields<const Of extends Definition>(
  definition: Of,
  content: ViewContent,
): FieldValues<Of['fields']> {
  return readAll(definition.fields, content, '') as FieldValues<Of['fields']>;
}

/** Images and files of a row are stored beside all others, under `prefix` and their field's name. */
function readAll(fields: readonly Field[], content: ViewContent, prefix: string): Record<string, unknown> {
  return Object.fromEntries(fields.map((field) => [field.name, readField(field, content, prefix)]));
}

function readField(field: Field, content: ViewContent, prefix: string): unknown {
  const stored = content.props[field.name];
  const path = prefix + field.name;
  switch (field.kind) {
    case 'image':
      return content.images[path]?.[0] ?? null;
    case 'images':
      return content.images[path] ?? [];
    case 'file':
      return content.files[path]?.[0] ?? null;
    case 'files':
      return content.files[path] ?? [];
    case 'repeat':
      return readRows(field.fields, { ...content, props: { rows: stored } }, `${path}.`);
    default:
      return readProp(field, stored);
  }
}

type PropField = Exclude<Field, { kind: 'image' | 'images' | 'file' | 'files' | 'repeat' }>;

function readProp(field: PropField, stored: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'rich-text':
      return typeof stored === 'string' ? stored : '';
    case 'date':
      return typeof stored === 'string' && DATE.test(stored) ? stored : '';
    case 'toggle':
      return stored === true;
    case 'number':
      return typeof stored === 'number' && Number.isFinite(stored) ? stored : null;
    case 'choice':
      return field.options.find((option) => option === stored) ?? field.options[0] ?? '';
    case 'colour':
      return field.colours.find((colour) => colour === stored) ?? field.colours[0] ?? '';
    case 'link':
      return readLink(stored);
    case 'page':
      return readPage(stored);
    case 'video':
      return readVideo(stored);
  }
}

function readRows(fields: readonly Field[], content: ViewContent, prefix: string): Record<string, unknown>[] {
  const { rows } = content.props;
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('key' in row) || typeof row.key !== 'string') return [];
    const props = row as Record<string, unknown>;
    return { ...readAll(fields, { ...content, props }, `${prefix}${row.key}.`), key: row.key };
  });
}

function readLink(stored: unknown): LinkValue | null {
  if (typeof stored !== 'object' || stored === null || !('kind' in stored) || !('value' in stored)) return null;
  const { kind, value } = stored;
  if (typeof kind !== 'string' || !LINK_KINDS.includes(kind) || typeof value !== 'string' || value === '') return null;
  const pageID = 'pageID' in stored && typeof stored.pageID === 'number' ? stored.pageID : null;
  return { kind: kind as LinkValue['kind'], value, pageID };
}

function readPage(stored: unknown): LinkValue | null {
  const link = readLink(stored);
  return link?.kind === 'internal' ? link : null;
}
