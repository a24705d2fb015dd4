import { z } from 'zod/mini';
import { findBlockDefinition } from '../content/definitions.ts';
import { newBlockKey } from './new-block.ts';
import type { Block, FieldContent } from '../content/page-content.ts';

/** MIME type of blocks in the clipboard, which works between pages, tabs and windows. */
export const CLIPBOARD_MIME_TYPE = 'application/x-ximblox-blocks+json';

/** Maximum number of characters and blocks; larger data was not copied here. */
const MAX_CLIPBOARD_LENGTH = 2_000_000;
const MAX_BLOCKS = 200;
/** Maximum nesting of arrays and objects in a value. */
const MAX_VALUE_DEPTH = 12;
const MAX_NAME_LENGTH = 255;

const name = z.string().check(z.minLength(1), z.maxLength(MAX_NAME_LENGTH));
const text = z.string().check(z.maxLength(5_000));
const number = z.number();
const size = z.nullable(z.int().check(z.positive()));
/** Images load from this server only: clipboard data must not make the browser contact another host. */
const serverPathSchema = matchingOrEmpty(/^\/api\/ximblox\/[\w\-./%?&=~+,:]*$/);
const mirrorSchema = z.union([z.literal(1), z.literal(-1)]);

const imageSchema = z.object({
  fileID: z.int().check(z.positive()),
  fileName: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  altText: text,
  decorative: z.boolean(),
  cropParams: z.nullable(
    z.object({
      x: number,
      y: number,
      width: number,
      height: number,
      rotate: number,
      scaleX: mirrorSchema,
      scaleY: mirrorSchema,
    }),
  ),
  url: serverPathSchema,
  width: size,
  height: size,
});
const fileSchema = z.object({
  fileID: z.int().check(z.positive()),
  fileName: z.string().check(z.maxLength(MAX_NAME_LENGTH)),
  url: serverPathSchema,
  fileSize: z.number().check(z.nonnegative()),
});
const groupsOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(z.object({ name, items: z.array(item).check(z.maxLength(500)) })).check(z.maxLength(100));

const blockSchema = z.object({
  type: name,
  anchorPoint: matchingOrEmpty(/^[\p{L}\p{N}_-]{0,255}$/u),
  props: z.record(z.string(), z.unknown()),
  images: groupsOf(imageSchema),
  files: groupsOf(fileSchema),
});
const clipboardSchema = z.object({
  ximblox: z.literal('blocks'),
  blocks: z.array(blockSchema).check(z.minLength(1), z.maxLength(MAX_BLOCKS)),
});

/** Serialises blocks for the clipboard, without their keys. */
export function serialiseBlocks(blocks: readonly Block[]): string {
  const copied = blocks.map(({ key: _, ...rest }) => rest);
  return JSON.stringify({ ximblox: 'blocks', blocks: copied });
}

/**
 * Parses blocks from the clipboard, which is untrusted input. Each block gets a new key; blocks of a known type keep
 * only the properties of their definition, with values of the same type. Null if the text is not ours.
 */
export function parseCopiedBlocks(clipboardText: string): Block[] | null {
  if (clipboardText.length > MAX_CLIPBOARD_LENGTH) return null;
  const parsed = clipboardSchema.safeParse(parseJson(clipboardText));
  if (!parsed.success) return null;
  return parsed.data.blocks.map((copied) => ({ ...copied, key: newBlockKey(), ...readKnownFields(copied) }));
}

/** A string that matches the pattern, otherwise '', since the block is still useful without it. */
function matchingOrEmpty(pattern: RegExp) {
  return z.pipe(
    z.string(),
    z.transform((value) => (pattern.test(value) ? value : '')),
  );
}

function parseJson(clipboardText: string): unknown {
  try {
    // Drops `__proto__`, which could replace the prototype when the object is copied.
    return JSON.parse(clipboardText, function (property, value: unknown) {
      return property === '__proto__' ? undefined : value;
    });
  } catch {
    return undefined;
  }
}

/** Filters the content by the block's definition; content of an unknown type stays, since nothing renders it. */
function readKnownFields({ type, props, images, files }: FieldContent & { type: string }): FieldContent {
  const shallow = Object.fromEntries(Object.entries(props).filter(([, value]) => isShallow(value, MAX_VALUE_DEPTH)));
  const definition = findBlockDefinition(type);
  if (!definition) return { props: shallow, images, files };
  const { defaults, fields } = definition;
  const names = new Set(fields.map((field) => field.name));
  const matchingProps = Object.entries(shallow).filter(([property, value]) => {
    return names.has(property) && hasSameShape(defaults[property], value);
  });
  return {
    props: { ...structuredClone(defaults), ...Object.fromEntries(matchingProps) },
    images: images.filter((group) => names.has(fieldNameOf(group))),
    files: files.filter((group) => names.has(fieldNameOf(group))),
  };
}

/** The name of a row's images begins with the name of the repeatable field. */
function fieldNameOf(group: { name: string }): string {
  return group.name.split('.', 1)[0] ?? '';
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** Any value is accepted for a field without a default; components validate what they read. */
function hasSameShape(example: unknown, value: unknown): boolean {
  if (example === undefined || example === null) return true;
  return typeof example === typeof value && Array.isArray(example) === Array.isArray(value);
}
