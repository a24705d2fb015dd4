import type { ViewBlock, ViewContent } from '../../../site/shared/view-block.ts';
import type { Block, FieldContent, FieldItems } from '../content/page-content.ts';

/** Converts a block to the form that the site's components take. */
export function toViewBlock(block: Block): ViewBlock {
  return { key: block.key, anchorPoint: block.anchorPoint, ...toViewContent(block) };
}

/** Converts lists of images and files to records by field name, as the site's components take them. */
export function toViewContent({ props, images, files }: FieldContent): ViewContent {
  return { props, images: toRecord(images), files: toRecord(files) };
}

function toRecord<Item>(groups: readonly FieldItems<Item>[]): Record<string, Item[]> {
  return Object.fromEntries(groups.map(({ name, items }) => [name, [...items]]));
}
