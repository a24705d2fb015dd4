import { blockDefinitions } from '../../../../site/blocks/definitions.ts';
import { localiseExample } from '../../../../site/blocks/localise-example.ts';
import type { BlockDefinition } from '../../../shared/content-definition.ts';
import {
  type DemoBlockInput,
  type DemoPages,
  internalLink,
  toDemoBlocks,
  toFileItem,
  toImageItem,
} from './demo-content.ts';
import { candlesImage, gutterImage, keyCabinetImage } from './images.ts';

const images = [candlesImage, keyCabinetImage, gutterImage];

/** Adds the blocks that the pages do not use, each with its example, to the page about people. */
export function addExampleBlocks(pages: DemoPages): DemoPages {
  const used = new Set(Object.values(pages).flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  const missing = blockDefinitions
    .filter(({ id }) => !used.has(id))
    .map((definition) => createBlock(pages, definition));
  const { people } = pages;
  return { ...pages, people: { ...people, blocks: [...people.blocks, ...toDemoBlocks(missing)] } };
}

function createBlock({ about }: DemoPages, definition: (typeof blockDefinitions)[number]): DemoBlockInput {
  const { id, defaults } = definition;
  const { props, images: examples = {}, files = {} } = localiseExample(about.locale, definition);
  const imageFields = new Set([...listRequiredImages(definition), ...Object.keys(examples)]);
  const imagesOf = (name: string) =>
    images.slice(0, examples[name]?.length ?? 1).map((image) => toImageItem(image, about.locale));
  return {
    type: id,
    key: id,
    props: linkTo(about.slug, { ...defaults, ...props }),
    __images: Object.fromEntries([...imageFields].map((name) => [name, imagesOf(name)])),
    __files: Object.fromEntries(Object.keys(files).map((name) => [name, [toFileItem('key-list.csv')]])),
  };
}

const listRequiredImages = ({ fields }: Pick<BlockDefinition, 'fields'>): string[] =>
  fields
    .filter((field) => field.kind === 'image' && 'required' in field && field.required === true)
    .map(({ name }) => name);

/** Lets every link of an example lead to an existing page. */
function linkTo(slug: string, props: Record<string, unknown>): Record<string, unknown> {
  const isLink = (value: unknown) =>
    typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'internal';
  const replace = (_: string, value: unknown) => (isLink(value) ? internalLink(slug) : value);
  return JSON.parse(JSON.stringify(props), replace) as Record<string, unknown>;
}
