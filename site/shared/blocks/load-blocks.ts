import type { ComponentType } from 'react';
import type { BlockDefinition } from '../content-definition.ts';
import type { PreloadBlock } from './preload-block.ts';
import type { BlockProps } from '../view-block.ts';
import { findBlock, registerBlock } from './block-registry.ts';

/** A module of a block's folder, with its only export. */
type Module<Export> = Record<string, Export>;

const components = import.meta.glob<Module<ComponentType<BlockProps>>>('../../blocks/*/component.tsx');
const definitions = import.meta.glob<Module<BlockDefinition>>('../../blocks/*/definition.ts');
const preloads = import.meta.glob<Module<PreloadBlock>>('../../blocks/*/preload.ts');

async function onlyExportOf<Export>(load: (() => Promise<Module<Export>>) | undefined): Promise<Export | undefined> {
  return load && Object.values(await load())[0];
}

/** Loads one block type in the browser. Its folder is named after its id; an unknown type has none. */
async function loadBlock(id: string): Promise<void> {
  const [component, definition, preload] = await Promise.all([
    onlyExportOf(components[`../../blocks/${id}/component.tsx`]),
    onlyExportOf(definitions[`../../blocks/${id}/definition.ts`]),
    onlyExportOf(preloads[`../../blocks/${id}/preload.ts`]),
  ]);
  if (component && definition) registerBlock({ id, component, fields: definition.fields, preload });
}

/** Loads the code of block types in the browser, each once. */
export async function loadBlocks(types: readonly string[]): Promise<void> {
  await Promise.all(types.filter((type) => !findBlock(type)).map(loadBlock));
}
