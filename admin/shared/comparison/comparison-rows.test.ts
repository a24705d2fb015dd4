import { describe, expect, it } from 'vitest';
import type { ComparedContentFragment } from '../../generated/graphql.ts';
import { toComparisonRows } from './comparison-rows.ts';

const field = (name: string) => ({ name, before: 'a', after: 'b', words: [] });
type Block = ComparedContentFragment['blocks'][number];
const block = (key: string, rest: Partial<Block>): Block => ({
  key,
  type: 'text',
  change: 'UNCHANGED',
  moved: false,
  fields: [],
  ...rest,
});
const compare = (blocks: Block[], fields: string[] = []): ComparedContentFragment => ({
  changeCount: 0,
  fields: fields.map(field),
  blocks,
});

describe('the lines of a comparison', () => {
  it('begin with the page’s own fields and end with the search engine texts', () => {
    const rows = toComparisonRows(
      compare([block('b1', { change: 'CHANGED', fields: [field('text')] })], ['seoTitle', 'title', 'intro']),
    );
    expect(rows.map(({ key }) => key)).toEqual(['page.title', 'page.intro', 'block.b1.text', 'page.seoTitle']);
  });

  it('are one per field, or one for an added or removed block', () => {
    const rows = toComparisonRows(
      compare([
        block('b1', { change: 'REMOVED', fields: [field('text'), field('level')] }),
        block('b2', { change: 'ADDED' }),
      ]),
    );
    expect(rows.map(({ key, mark }) => [key, mark])).toEqual([
      ['block.b1.text', 'removed'],
      ['block.b1.level', 'removed'],
      ['block.b2.', 'added'],
    ]);
  });

  it('mention moving in addition to changes', () => {
    const rows = toComparisonRows(
      compare([
        block('b1', { change: 'CHANGED', moved: true, fields: [field('text')] }),
        block('b2', { change: 'MOVED', moved: true }),
      ]),
    );
    expect(rows.map(({ key, mark }) => [key, mark])).toEqual([
      ['block.b1.text', null],
      ['block.b1.', 'moved'],
      ['block.b2.', 'moved'],
    ]);
  });

  it('leave out unchanged blocks', () => {
    expect(toComparisonRows(compare([block('b1', {})]))).toEqual([]);
  });
});
