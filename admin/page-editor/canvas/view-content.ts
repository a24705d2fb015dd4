import type { ViewBlock, ViewContent } from '../../../site/shared/view-block.ts';
import type { Block, FieldContent, Group } from '../content/page-content.ts';

/** A block as the site's components take it. */
export function toViewBlock(block: Block): ViewBlock {
  return { key: block.key, anchorPoint: block.anchorPoint, ...toViewContent(block) };
}

export function toViewContent({ props, images, files }: FieldContent): ViewContent {
  return { props, images: byName(images), files: byName(files) };
}

function byName<Item>(groups: readonly Group<Item>[]): Record<string, Item[]> {
  return Object.fromEntries(groups.map(({ name, items }) => [name, [...items]]));
}
