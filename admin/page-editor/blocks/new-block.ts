import type { BlockDefinition } from '../../../site/shared/content-definition.ts';
import type { Block } from '../content/page-content.ts';

const KEY_BYTES = 6;

/** Returns a unique block key: 'b' and 12 random hexadecimal digits. */
export function newBlockKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return `b${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Creates a block with the defaults of its definition. */
export function newBlock({ id, defaults }: Pick<BlockDefinition, 'id' | 'defaults'>): Block {
  return { type: id, key: newBlockKey(), anchorPoint: '', props: structuredClone(defaults), images: [], files: [] };
}
