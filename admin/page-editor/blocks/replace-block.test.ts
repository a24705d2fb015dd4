import { describe, expect, it } from 'vitest';
import type { BlockDefinition } from '../../../site/shared/content-definition.ts';
import { findBlockDefinition } from '../content/definitions.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { transferableFields, replaceBlock } from './replace-block.ts';

const heading: Block = {
  type: 'heading',
  key: 'b1',
  anchorPoint: 'top',
  props: {
    text: 'A & B',
    level: '3',
  },
  images: [],
  files: [],
};
const definition = (fields: BlockDefinition['fields'], defaults = {}): BlockDefinition => ({
  id: 'new',
  icon: 'file',
  category: 'text',
  illustration: [],
  example: {},
  fields,
  defaults,
});
const quote = findBlockDefinition('quote') as BlockDefinition;

function replaced(block: Block, by: BlockDefinition): Block | undefined {
  const content = { blocks: [block, { ...heading, key: 'other' }] } as unknown as PageContent;
  const { blocks } = replaceBlock(block.key, by)(content);
  expect(blocks[1]?.type).toBe('heading');
  return blocks[0];
}

describe('replacing a block', () => {
  it('keeps key, anchor and the content of fields with the same name; other fields get their defaults', () => {
    expect(replaced(heading, quote)).toEqual({
      type: 'quote',
      key: 'b1',
      anchorPoint: 'top',
      props: {
        text: 'A & B',
        source: '',
      },
      images: [],
      files: [],
    });
    expect(transferableFields(heading, quote)).toEqual(['text']);
  });

  it('converts between rich text and plain text', () => {
    const rich = replaced(heading, definition([{ kind: 'rich-text', name: 'text' }]));
    expect(rich?.props).toEqual({ text: '<p>A &amp; B</p>' });
    const block = { ...heading, type: 'rich-text', props: { html: '<p>A <b>B</b></p><p>C &amp; D</p>' } };
    const plain = replaced(block, definition([{ kind: 'text', name: 'html', maxLength: 6 }]));
    expect(plain?.props).toEqual({ html: 'A B C ' });
  });

  it('keeps a choice only if the new field has that option', () => {
    const choice = (options: string[]) => definition([{ kind: 'choice', name: 'level', options }], { level: 'x' });
    expect(replaced(heading, choice(['3', 'x']))?.props).toEqual({ level: '3' });
    expect(replaced(heading, choice(['x']))?.props).toEqual({ level: 'x' });
    expect(transferableFields(heading, choice(['3', 'x']))).toEqual([]);
  });

  it('drops a value of another kind under the same name', () => {
    const by = definition([{ kind: 'link', name: 'text' }], { text: null });
    expect(replaced(heading, by)?.props).toEqual({ text: null });
  });

  it('keeps the images of fields with the same name', () => {
    const images = ['image', 'other'].map((name) => ({ name, items: [] }));
    const by = definition([{ kind: 'image', name: 'image' }]);
    expect(replaced({ ...heading, images }, by)?.images).toEqual([{ name: 'image', items: [] }]);
  });
});
