import { describe, expect, it } from 'vitest';
import type { BlockDefinition } from '../../../site/shared/content-definition.ts';
import { definitionOf } from './definitions.ts';
import type { Block, PageContent } from './page-content.ts';
import { keptFields, replaceBlock } from './replace-block.ts';

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
  description: '',
  picture: [],
  example: {},
  fields,
  defaults,
});
const quote = definitionOf('quote') as BlockDefinition;

function replaced(block: Block, by: BlockDefinition): Block | undefined {
  const content = { blocks: [block, { ...heading, key: 'other' }] } as unknown as PageContent;
  const { blocks } = replaceBlock(block.key, by)(content);
  expect(blocks[1]?.type).toBe('heading');
  return blocks[0];
}

describe('replacing a block', () => {
  it('keeps key, anchor and the content of fields of the same name; the rest begins with its defaults', () => {
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
    expect(keptFields(heading, quote)).toEqual(['text']);
  });

  it('makes rich text of plain text and plain text of rich text', () => {
    const rich = replaced(heading, definition([{ kind: 'rich-text', name: 'text' }]));
    expect(rich?.props).toEqual({ text: '<p>A &amp; B</p>' });
    const block = { ...heading, type: 'rich-text', props: { html: '<p>A <b>B</b></p><p>C &amp; D</p>' } };
    const plain = replaced(block, definition([{ kind: 'text', name: 'html', maxLength: 6 }]));
    expect(plain?.props).toEqual({ html: 'A B C ' });
  });

  it('takes a choice only where it can be chosen', () => {
    const choice = (options: string[]) => definition([{ kind: 'choice', name: 'level', options }], { level: 'x' });
    expect(replaced(heading, choice(['3', 'x']))?.props).toEqual({ level: '3' });
    expect(replaced(heading, choice(['x']))?.props).toEqual({ level: 'x' });
    expect(keptFields(heading, choice(['3', 'x']))).toEqual([]);
  });

  it('leaves behind what has another form under the same name', () => {
    const by = definition([{ kind: 'link', name: 'text' }], { text: null });
    expect(replaced(heading, by)?.props).toEqual({ text: null });
  });

  it('keeps the pictures of fields of the same name', () => {
    const images = ['image', 'other'].map((name) => ({ name, items: [] }));
    const by = definition([{ kind: 'image', name: 'image' }]);
    expect(replaced({ ...heading, images }, by)?.images).toEqual([{ name: 'image', items: [] }]);
  });
});
