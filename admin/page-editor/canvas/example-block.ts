import { exampleIn } from '../../../site/blocks/example-in.ts';
import type { BlockDefinition, Field } from '../../../site/shared/content-definition.ts';
import type { ViewBlock, ViewImage } from '../../../site/shared/view-block.ts';
import { stableText } from '../content/compare-content.ts';
import { definitionOf } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';

const WIDTH = 1200;
const HEIGHT = 800;

/** Stands where a picture will. */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path fill="#dedbd6" d="M0 0h1200v800H0z"/><path fill="#b9b4ac" d="m0 800 380-410 250 210 200-150 370 350Z"/><circle cx="900" cy="220" r="80" fill="#b9b4ac"/></svg>`;

const picture: ViewImage = {
  url: `data:image/svg+xml,${encodeURIComponent(drawing)}`,
  altText: '',
  decorative: true,
  width: WIDTH,
  height: HEIGHT,
};

/**
 * What a new block shows on the canvas until something is written into it: its definition's example, of which nothing is
 * stored, in the language of its page. Null for a block that was begun, and for one that needs nothing to be filled in.
 */
export function exampleOf(block: Block, locale: string): ViewBlock | null {
  const definition = definitionOf(block.type);
  if (!definition || !isUntouched(block, definition) || !needsFilling(definition)) return null;
  const { props = {}, images, files = {} } = exampleIn(locale, definition.example);
  return {
    key: block.key,
    anchorPoint: '',
    props: { ...definition.defaults, ...props },
    images: { ...drawnPictures(definition.fields), ...mapImages(images) },
    files,
  };
}

/** Whether a block of that kind shows nothing of itself: it cannot be published without something of one's own. */
export function needsFilling({ fields }: BlockDefinition): boolean {
  return fields.some(isNeeded);
}

function isUntouched({ props, images, files }: Block, { defaults }: BlockDefinition): boolean {
  const isFilled = [...images, ...files].some(({ items }) => items.length > 0);
  return !isFilled && stableText(props) === stableText(defaults);
}

function isNeeded(field: Field): boolean {
  return ('required' in field && field.required === true) || ('min' in field && field.kind !== 'number' && !!field.min);
}

/** A picture for every field that needs one. */
function drawnPictures(fields: readonly Field[]): Record<string, ViewImage[]> {
  const needed = fields.filter((field) => field.kind === 'image' && field.required === true);
  return Object.fromEntries(needed.map(({ name }) => [name, [picture]]));
}

/** The pictures of an example are described, not there. */
function mapImages(images: Readonly<Record<string, readonly ViewImage[]>> = {}): Record<string, ViewImage[]> {
  return Object.fromEntries(Object.entries(images).map(([name, items]) => [name, items.map(() => picture)]));
}
