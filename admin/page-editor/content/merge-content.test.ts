import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLongRun, seed } from '../../../tests/support/random.ts';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { isSameContent } from './compare-content.ts';
import { type ContentChange, setAnchor, setMetadata, setProp } from './change-content.ts';
import { insertBlock, moveBlocks, removeBlocks } from '../blocks/change-blocks.ts';
import { type ConflictChoice, mergeContent } from './merge-content.ts';
import type { PageContent } from './page-content.ts';

const base = sampleContent();
const setBlockText = (key: string, text: string): ContentChange => setProp({ kind: 'block', key }, 'text', text);
const textsOf = ({ blocks }: PageContent) => blocks.map(({ props }) => props.text);
const apply = (changes: readonly ContentChange[]) => changes.reduce((content, change) => change(content), base);
const merge = (mine: readonly ContentChange[], theirs: readonly ContentChange[], choice?: ConflictChoice) =>
  mergeContent({ base, mine: apply(mine), theirs: apply(theirs) }, choice && { choose: () => choice });

describe('merging two people’s work', () => {
  it('merges changes of different blocks and fields', () => {
    const { content, conflicts } = merge(
      [setBlockText('b1', 'Mine'), setMetadata({ seoTitle: 'My title' }), insertBlock(sampleBlock('m'), 3)],
      [setBlockText('b3', 'Theirs'), setMetadata({ title: 'Their title' }), removeBlocks(['b2'])],
    );
    expect(conflicts).toEqual([]);
    expect(textsOf(content)).toEqual(['Mine', 'Theirs', 'm']);
    expect(content).toMatchObject({ title: 'Their title', seoTitle: 'My title', seoDescription: 'Who we are' });
  });

  it('merges changes of different fields of the page type', () => {
    const owner = { kind: 'page-type' } as const;
    const { content, conflicts } = merge([setProp(owner, 'intro', 'Hello')], [setProp(owner, 'colour', 'green')]);
    expect([content.pageType.props, conflicts]).toEqual([{ intro: 'Hello', colour: 'green' }, []]);
  });

  it('keeps an added block after the block that it was added after, even if that was moved', () => {
    const { content } = merge([insertBlock(sampleBlock('m'), 1)], [moveBlocks(['b1'], 2)]);
    expect(textsOf(content)).toEqual(['b2', 'b3', 'b1', 'm']);
  });

  it('combines a move by one person with a change by the other', () => {
    const { content, conflicts } = merge([moveBlocks(['b3'], -2)], [setBlockText('b3', 'Changed')]);
    expect([textsOf(content), conflicts]).toEqual([['Changed', 'b1', 'b2'], []]);
  });

  it('has no conflict if both made the same changes', () => {
    const same = [setBlockText('b2', 'Same'), setMetadata({ title: 'Same' }), removeBlocks(['b1'])];
    const { content, conflicts } = merge(same, same);
    expect([conflicts, isSameContent(content, apply(same))]).toEqual([[], true]);
  });

  it.each<[ConflictChoice, string[]]>([
    ['mine', ['b1', 'Mine', 'b3']],
    ['theirs', ['b1', 'Theirs', 'b3']],
    ['both', ['b1', 'Mine', 'Theirs', 'b3']],
  ])('has a conflict for a block that both changed, resolved as chosen: %s', (choice, texts) => {
    const { content, conflicts } = merge([setBlockText('b2', 'Mine')], [setBlockText('b2', 'Theirs')], choice);
    expect(conflicts).toMatchObject([{ kind: 'block', id: 'block b2', mine: { key: 'b2' }, theirs: { key: 'b2' } }]);
    expect(textsOf(content)).toEqual(texts);
    expect(new Set(content.blocks.map(({ key }) => key)).size).toBe(texts.length);
  });

  it('has a conflict for a block that one changed and the other removed, and keeps its position', () => {
    const [mine, theirs] = [[removeBlocks(['b2'])], [setBlockText('b2', 'Theirs')]];
    expect(merge(mine, theirs).conflicts).toMatchObject([{ mine: null, theirs: { props: { text: 'Theirs' } } }]);
    expect(textsOf(merge(mine, theirs, 'mine').content)).toEqual(['b1', 'b3']);
    expect(textsOf(merge(mine, theirs, 'theirs').content)).toEqual(['b1', 'Theirs', 'b3']);
    expect(textsOf(merge(theirs, mine, 'mine').content)).toEqual(['b1', 'Theirs', 'b3']);
    expect(textsOf(merge(theirs, mine, 'both').content)).toEqual(['b1', 'Theirs', 'b3']);
  });

  it('has a conflict for a field that both changed', () => {
    const { content, conflicts } = merge(
      [setMetadata({ title: 'Mine' })],
      [setMetadata({ title: 'Theirs' })],
      'theirs',
    );
    expect(conflicts).toEqual([{ kind: 'field', id: 'field title', field: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    expect(content.title).toBe('Theirs');
  });

  it('keeps an open conflict, though the base version is theirs by now', () => {
    const [mine, theirs] = [
      apply([setBlockText('b2', 'Mine'), setBlockText('b1', 'Later')]),
      apply([setBlockText('b2', 'Theirs')]),
    ];
    const secondMerge = mergeContent({ base: theirs, mine, theirs }, { open: new Set(['block b2']) });
    expect(secondMerge.conflicts.map(({ id }) => id)).toEqual(['block b2']);
    expect(textsOf(secondMerge.content)).toEqual(['Later', 'Mine', 'b3']);
    expect(mergeContent({ base: theirs, mine: theirs, theirs }, { open: new Set(['block b2']) }).conflicts).toEqual([]);
  });
});

const blockCount = 6;
const keys = Array.from({ length: blockCount }, (_, index) => `k${index}`);
const original = sampleContent({ blocks: keys.map((key) => sampleBlock(key)) });
const options = { seed, numRuns: isLongRun ? 20_000 : 500 };

type Edit =
  | { kind: 'text' | 'anchor' | 'remove'; key: string }
  | { kind: 'move'; key: string; to: number }
  | { kind: 'add'; to: number };

const anyEdit = (ownKeys: readonly string[]) => {
  const key = fc.constantFrom(...ownKeys);
  const to = fc.nat({ max: blockCount });
  return fc.oneof(
    fc.record({ kind: fc.constantFrom('text', 'anchor', 'remove'), key }),
    fc.record({ kind: fc.constant('move'), key, to }),
    fc.record({ kind: fc.constant('add'), to }),
  ) as fc.Arbitrary<Edit>;
};

function work(name: string, edits: readonly Edit[]): PageContent {
  return edits.reduce((content, edit, index) => {
    const words = `${name} ${index}`;
    if (edit.kind === 'add') return insertBlock(sampleBlock(`${name}${index}`), edit.to)(content);
    if (edit.kind === 'move')
      return moveBlocks([edit.key], edit.to - content.blocks.findIndex(({ key }) => key === edit.key))(content);
    if (edit.kind === 'remove') return removeBlocks([edit.key])(content);
    return (edit.kind === 'text' ? setBlockText : setAnchor)(edit.key, words)(content);
  }, original);
}

const byKey = ({ blocks }: PageContent) => Object.fromEntries(blocks.map((block) => [block.key, block]));
const keysOf = ({ blocks }: PageContent) => blocks.map(({ key }) => key);

describe('merging any changes of two people', () => {
  it('gives the same result in either order if each changes other blocks', () => {
    const [own, other] = [keys.filter((_, index) => index % 2 === 0), keys.filter((_, index) => index % 2 === 1)];
    const edits = fc.tuple(fc.array(anyEdit(own)), fc.array(anyEdit(other)));
    fc.assert(
      fc.property(edits, ([first, second]) => {
        const [mine, theirs] = [work('mine', first), work('theirs', second)];
        const one = mergeContent({ base: original, mine, theirs });
        const two = mergeContent({ base: original, mine: theirs, theirs: mine });
        expect([one.conflicts, two.conflicts]).toEqual([[], []]);
        expect(byKey(one.content)).toEqual(byKey(two.content));
        const added = [...keysOf(mine), ...keysOf(theirs)].filter((key) => !keys.includes(key));
        const left = keys.filter((key) => keysOf(mine).includes(key) && keysOf(theirs).includes(key));
        expect(keysOf(one.content).toSorted()).toEqual([...added, ...left].toSorted());
        for (const block of one.content.blocks) {
          const from = own.includes(block.key) || block.key.startsWith('mine') ? mine : theirs;
          expect(block).toBe(from.blocks.find(({ key }) => key === block.key));
        }
      }),
      options,
    );
  });

  it('never loses or duplicates a block or a text', () => {
    const edits = fc.tuple(fc.array(anyEdit(keys)), fc.array(anyEdit(keys)));
    fc.assert(
      fc.property(edits, ([first, second]) => {
        const [mine, theirs] = [work('mine', first), work('theirs', second)];
        const { content, conflicts } = mergeContent({ base: original, mine, theirs }, { choose: () => 'both' });
        expect(new Set(keysOf(content)).size).toBe(content.blocks.length);
        const words = (side: PageContent) => side.blocks.map(({ props, anchorPoint }) => [props.text, anchorPoint]);
        const conflictingBlocks = conflicts.flatMap((conflict) =>
          conflict.kind === 'block' ? [conflict.mine, conflict.theirs] : [],
        );
        const found = JSON.stringify([words(content), conflictingBlocks]);
        for (const side of [mine, theirs]) {
          for (const [text, anchor] of words(side)) {
            if (/^(mine|theirs)/.test(String(text))) expect(found).toContain(JSON.stringify(text));
            if (anchor !== '') expect(found).toContain(JSON.stringify(anchor));
          }
        }
      }),
      options,
    );
  });

  it('returns the changed content, order included, if only one of them changed something', () => {
    fc.assert(
      fc.property(fc.array(anyEdit(keys)), (edits) => {
        const changed = work('mine', edits);
        expect(mergeContent({ base: original, mine: changed, theirs: original }).content).toEqual(changed);
        expect(mergeContent({ base: original, mine: original, theirs: changed }).content).toEqual(changed);
      }),
      options,
    );
  });
});
