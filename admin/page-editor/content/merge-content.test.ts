import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLong, seed } from '../../../tests/support/generated.ts';
import { sampleBlock, sampleContent } from '../../../tests/support/page-content.ts';
import { isSameContent } from './compare-content.ts';
import { type Change, setAnchor, setHead, setProp } from './change-content.ts';
import { insertBlock, moveBlocks, removeBlocks } from './change-order.ts';
import { type Choice, mergeContent } from './merge-content.ts';
import type { PageContent } from './page-content.ts';

const base = sampleContent();
const inBlock = (key: string, text: string): Change => setProp({ kind: 'block', key }, 'text', text);
const textsOf = ({ blocks }: PageContent) => blocks.map(({ props }) => props.text);
const apply = (changes: readonly Change[]) => changes.reduce((content, change) => change(content), base);
const merge = (mine: readonly Change[], theirs: readonly Change[], choice?: Choice) =>
  mergeContent({ base, mine: apply(mine), theirs: apply(theirs) }, choice && { choose: () => choice });

describe('merging two people’s work', () => {
  it('takes changes of different blocks and fields from both', () => {
    const { content, clashes } = merge(
      [inBlock('b1', 'Mine'), setHead({ seoTitle: 'My title' }), insertBlock(sampleBlock('m'), 3)],
      [inBlock('b3', 'Theirs'), setHead({ title: 'Their title' }), removeBlocks(['b2'])],
    );
    expect(clashes).toEqual([]);
    expect(textsOf(content)).toEqual(['Mine', 'Theirs', 'm']);
    expect(content).toMatchObject({ title: 'Their title', seoTitle: 'My title', seoDescription: 'Who we are' });
  });

  it('takes one field of the page type from each', () => {
    const owner = { kind: 'page-type' } as const;
    const { content, clashes } = merge([setProp(owner, 'intro', 'Hello')], [setProp(owner, 'colour', 'green')]);
    expect([content.pageType.props, clashes]).toEqual([{ intro: 'Hello', colour: 'green' }, []]);
  });

  it('puts a block that was added behind the one that it was added behind, wherever that stands now', () => {
    const { content } = merge([insertBlock(sampleBlock('m'), 1)], [moveBlocks(['b1'], 2)]);
    expect(textsOf(content)).toEqual(['b2', 'b3', 'b1', 'm']);
  });

  it('keeps a block that one moves and the other changes in its new place, with its new words', () => {
    const { content, clashes } = merge([moveBlocks(['b3'], -2)], [inBlock('b3', 'Changed')]);
    expect([textsOf(content), clashes]).toEqual([['Changed', 'b1', 'b2'], []]);
  });

  it('does not ask where both did the same', () => {
    const same = [inBlock('b2', 'Same'), setHead({ title: 'Same' }), removeBlocks(['b1'])];
    const { content, clashes } = merge(same, same);
    expect([clashes, isSameContent(content, apply(same))]).toEqual([[], true]);
  });

  it.each<[Choice, string[]]>([
    ['mine', ['b1', 'Mine', 'b3']],
    ['theirs', ['b1', 'Theirs', 'b3']],
    ['both', ['b1', 'Mine', 'Theirs', 'b3']],
  ])('asks for a block that both changed, and does as chosen: %s', (choice, texts) => {
    const { content, clashes } = merge([inBlock('b2', 'Mine')], [inBlock('b2', 'Theirs')], choice);
    expect(clashes).toMatchObject([{ kind: 'block', id: 'block b2', mine: { key: 'b2' }, theirs: { key: 'b2' } }]);
    expect(textsOf(content)).toEqual(texts);
    expect(new Set(content.blocks.map(({ key }) => key)).size).toBe(texts.length);
  });

  it('asks for a block that one changed and the other removed, and finds its place', () => {
    const [mine, theirs] = [[removeBlocks(['b2'])], [inBlock('b2', 'Theirs')]];
    expect(merge(mine, theirs).clashes).toMatchObject([{ mine: null, theirs: { props: { text: 'Theirs' } } }]);
    expect(textsOf(merge(mine, theirs, 'mine').content)).toEqual(['b1', 'b3']);
    expect(textsOf(merge(mine, theirs, 'theirs').content)).toEqual(['b1', 'Theirs', 'b3']);
    expect(textsOf(merge(theirs, mine, 'mine').content)).toEqual(['b1', 'Theirs', 'b3']);
    expect(textsOf(merge(theirs, mine, 'both').content)).toEqual(['b1', 'Theirs', 'b3']);
  });

  it('asks for a field that both changed', () => {
    const { content, clashes } = merge([setHead({ title: 'Mine' })], [setHead({ title: 'Theirs' })], 'theirs');
    expect(clashes).toEqual([{ kind: 'field', id: 'field title', field: 'title', mine: 'Mine', theirs: 'Theirs' }]);
    expect(content.title).toBe('Theirs');
  });

  it('goes on asking for an open clash, though the common ground has become theirs', () => {
    const [mine, theirs] = [apply([inBlock('b2', 'Mine'), inBlock('b1', 'Later')]), apply([inBlock('b2', 'Theirs')])];
    const again = mergeContent({ base: theirs, mine, theirs }, { open: new Set(['block b2']) });
    expect(again.clashes.map(({ id }) => id)).toEqual(['block b2']);
    expect(textsOf(again.content)).toEqual(['Later', 'Mine', 'b3']);
    expect(mergeContent({ base: theirs, mine: theirs, theirs }, { open: new Set(['block b2']) }).clashes).toEqual([]);
  });
});

const blockCount = 6;
const keys = Array.from({ length: blockCount }, (_, index) => `k${index}`);
const ground = sampleContent({ blocks: keys.map((key) => sampleBlock(key)) });
const options = { seed, numRuns: isLong ? 20_000 : 500 };

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
    return (edit.kind === 'text' ? inBlock : setAnchor)(edit.key, words)(content);
  }, ground);
}

const byKey = ({ blocks }: PageContent) => Object.fromEntries(blocks.map((block) => [block.key, block]));
const keysOf = ({ blocks }: PageContent) => blocks.map(({ key }) => key);

describe('merging whatever two people do', () => {
  it('gives both people’s work in whichever order, where each keeps to blocks of their own', () => {
    const [own, other] = [keys.filter((_, index) => index % 2 === 0), keys.filter((_, index) => index % 2 === 1)];
    const edits = fc.tuple(fc.array(anyEdit(own)), fc.array(anyEdit(other)));
    fc.assert(
      fc.property(edits, ([first, second]) => {
        const [mine, theirs] = [work('mine', first), work('theirs', second)];
        const one = mergeContent({ base: ground, mine, theirs });
        const two = mergeContent({ base: ground, mine: theirs, theirs: mine });
        expect([one.clashes, two.clashes]).toEqual([[], []]);
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

  it('loses and doubles no block, and nobody’s words, whatever both did', () => {
    const edits = fc.tuple(fc.array(anyEdit(keys)), fc.array(anyEdit(keys)));
    fc.assert(
      fc.property(edits, ([first, second]) => {
        const [mine, theirs] = [work('mine', first), work('theirs', second)];
        const { content, clashes } = mergeContent({ base: ground, mine, theirs }, { choose: () => 'both' });
        expect(new Set(keysOf(content)).size).toBe(content.blocks.length);
        const words = (side: PageContent) => side.blocks.map(({ props, anchorPoint }) => [props.text, anchorPoint]);
        const asked = clashes.flatMap((clash) => (clash.kind === 'block' ? [clash.mine, clash.theirs] : []));
        const found = JSON.stringify([words(content), asked]);
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

  it('changes nothing where only one of them did something, order included', () => {
    fc.assert(
      fc.property(fc.array(anyEdit(keys)), (edits) => {
        const changed = work('mine', edits);
        expect(mergeContent({ base: ground, mine: changed, theirs: ground }).content).toEqual(changed);
        expect(mergeContent({ base: ground, mine: ground, theirs: changed }).content).toEqual(changed);
      }),
      options,
    );
  });
});
