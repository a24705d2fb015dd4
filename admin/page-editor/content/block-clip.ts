import { z } from 'zod/mini';
import { definitionOf } from './definitions.ts';
import { newBlockKey } from './new-block.ts';
import type { Block, FieldContent } from './page-content.ts';

/** Under which the clipboard holds blocks, between pages, tabs and windows. */
export const CLIP_TYPE = 'application/x-ximblox-blocks+json';

/** Characters of a clip, and blocks in one; what is larger was not copied here. */
const LONGEST_CLIP = 2_000_000;
const MOST_BLOCKS = 200;
/** Levels of lists and groups in a value. */
const DEEPEST_VALUE = 12;
const NAME_LIMIT = 255;

const name = z.string().check(z.minLength(1), z.maxLength(NAME_LIMIT));
const text = z.string().check(z.maxLength(5_000));
const number = z.number();
const size = z.nullable(z.int().check(z.positive()));
/** A picture comes from this server: what a clip says must not make the browser ask another one. */
const address = orEmpty(/^\/api\/ximblox\/[\w\-./%?&=~+,:]*$/);
const side = z.union([z.literal(1), z.literal(-1)]);

const image = z.object({
  fileID: z.int().check(z.positive()),
  fileName: z.string().check(z.maxLength(NAME_LIMIT)),
  altText: text,
  decorative: z.boolean(),
  cropParams: z.nullable(
    z.object({ x: number, y: number, width: number, height: number, rotate: number, scaleX: side, scaleY: side }),
  ),
  url: address,
  width: size,
  height: size,
});
const file = z.object({
  fileID: z.int().check(z.positive()),
  fileName: z.string().check(z.maxLength(NAME_LIMIT)),
  url: address,
  fileSize: z.number().check(z.nonnegative()),
});
const groupsOf = <Item extends z.core.$ZodType>(item: Item) =>
  z.array(z.object({ name, items: z.array(item).check(z.maxLength(500)) })).check(z.maxLength(100));

const block = z.object({
  type: name,
  anchorPoint: orEmpty(/^[\p{L}\p{N}_-]{0,255}$/u),
  props: z.record(z.string(), z.unknown()),
  images: groupsOf(image),
  files: groupsOf(file),
});
const clip = z.object({
  ximblox: z.literal('blocks'),
  blocks: z.array(block).check(z.minLength(1), z.maxLength(MOST_BLOCKS)),
});

/** Blocks as the clipboard takes them; their keys stay behind. */
export function writeClip(blocks: readonly Block[]): string {
  const copied = blocks.map(({ key: _, ...rest }) => rest);
  return JSON.stringify({ ximblox: 'blocks', blocks: copied });
}

/**
 * Blocks from a clipboard, into which anybody can write anything: each with a new key, of a known type only what its
 * definition names and in the form that it has there. Null where it is no clip of ours.
 */
export function readClip(written: string): Block[] | null {
  if (written.length > LONGEST_CLIP) return null;
  const parsed = clip.safeParse(parseJson(written));
  if (!parsed.success) return null;
  return parsed.data.blocks.map((copied) => ({ ...copied, key: newBlockKey(), ...readContent(copied) }));
}

/** A text of that form; another one is '', since the block is worth having without it. */
function orEmpty(form: RegExp) {
  return z.pipe(
    z.string(),
    z.transform((value) => (form.test(value) ? value : '')),
  );
}

function parseJson(written: string): unknown {
  try {
    // A property of this name would give the object another prototype where it is copied carelessly.
    return JSON.parse(written, function (property, value: unknown) {
      return property === '__proto__' ? undefined : value;
    });
  } catch {
    return undefined;
  }
}

/** What an unknown type holds is kept as it is: nothing here shows it. */
function readContent({ type, props, images, files }: FieldContent & { type: string }): FieldContent {
  const shallow = Object.fromEntries(Object.entries(props).filter(([, value]) => isShallow(value, DEEPEST_VALUE)));
  const definition = definitionOf(type);
  if (!definition) return { props: shallow, images, files };
  const { defaults, fields } = definition;
  const names = new Set(fields.map((field) => field.name));
  const fitting = Object.entries(shallow).filter(([property, value]) => {
    return names.has(property) && hasFormOf(defaults[property], value);
  });
  return {
    props: { ...structuredClone(defaults), ...Object.fromEntries(fitting) },
    images: images.filter((group) => names.has(fieldOf(group))),
    files: files.filter((group) => names.has(fieldOf(group))),
  };
}

/** The pictures of a row stand in a group of their own, below the name of the field that the rows are in. */
function fieldOf(group: { name: string }): string {
  return group.name.split('.', 1)[0] ?? '';
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((inner) => isShallow(inner, levels - 1));
}

/** A field without a default says nothing about its form: then its component reads it as carefully as a stored one. */
function hasFormOf(example: unknown, value: unknown): boolean {
  if (example === undefined || example === null) return true;
  return typeof example === typeof value && Array.isArray(example) === Array.isArray(value);
}
