import { localiseExample } from '../../../site/blocks/localise-example.ts';
import type { BlockDefinition, Field } from '../../../site/shared/content-definition.ts';
import type { ViewBlock, ViewImage } from '../../../site/shared/view-block.ts';
import { stableStringify } from '../content/compare-content.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import type { Block } from '../content/page-content.ts';

const PLACEHOLDER_WIDTH = 1200;
const PLACEHOLDER_HEIGHT = 800;

/** Placeholder for an image. */
const placeholderSVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PLACEHOLDER_WIDTH} ${PLACEHOLDER_HEIGHT}"><path fill="#dedbd6" d="M0 0h1200v800H0z"/><path fill="#b9b4ac" d="m0 800 380-410 250 210 200-150 370 350Z"/><circle cx="900" cy="220" r="80" fill="#b9b4ac"/></svg>`;

const placeholderImage: ViewImage = {
  url: `data:image/svg+xml,${encodeURIComponent(placeholderSVG)}`,
  altText: '',
  decorative: true,
  width: PLACEHOLDER_WIDTH,
  height: PLACEHOLDER_HEIGHT,
};

/**
 * Returns the example content that a new block shows on the canvas, in the page's language; it is never stored. Null
 * for a block that was changed, and for one that requires no content.
 */
export function findBlockExample(block: Block, locale: string): ViewBlock | null {
  const definition = findBlockDefinition(block.type);
  if (!definition || !isUntouched(block, definition) || !requiresContent(definition)) return null;
  const { props = {}, images, files = {} } = localiseExample(locale, definition);
  return {
    key: block.key,
    anchorPoint: '',
    props: { ...definition.defaults, ...props },
    images: { ...placeholderImages(definition.fields), ...replaceImages(images) },
    files,
  };
}

/** Whether a block of that type shows nothing without content: it has required fields. */
export function requiresContent({ fields }: BlockDefinition): boolean {
  return fields.some(isRequired);
}

function isUntouched({ props, images, files }: Block, { defaults }: BlockDefinition): boolean {
  const isFilled = [...images, ...files].some(({ items }) => items.length > 0);
  return !isFilled && stableStringify(props) === stableStringify(defaults);
}

function isRequired(field: Field): boolean {
  return ('required' in field && field.required === true) || ('min' in field && field.kind !== 'number' && !!field.min);
}

/** A placeholder for every required image field. */
function placeholderImages(fields: readonly Field[]): Record<string, ViewImage[]> {
  const requiredFields = fields.filter((field) => field.kind === 'image' && field.required === true);
  return Object.fromEntries(requiredFields.map(({ name }) => [name, [placeholderImage]]));
}

/** Examples describe their images without files, so each becomes a placeholder. */
function replaceImages(images: Readonly<Record<string, readonly ViewImage[]>> = {}): Record<string, ViewImage[]> {
  return Object.fromEntries(Object.entries(images).map(([name, items]) => [name, items.map(() => placeholderImage)]));
}
