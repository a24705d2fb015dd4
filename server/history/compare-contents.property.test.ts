import 'reflect-metadata';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { StoredBlock, VersionContent } from '../content/index.ts';
import { type ComparedPage, compareContents, countChangedBlocks, findChangedBlocks } from './compare-contents.ts';
import { createWordComparer } from './compare-words.ts';
import { putBackBlock } from './put-back-block.ts';

const page: ComparedPage = {
  blockDefinitions: [
    {
      id: 'text',
      defaults: {},
      fields: [
        {
          kind: 'text',
          name: 'text',
        },
        {
          kind: 'rich-text',
          name: 'html',
        },
      ],
    },
  ],
  pageTypeDefinitions: [],
  pageType: 'default',
  locale: 'en',
};

/** JSON as the database stores it: without a negative zero. */
const json = (maxDepth: number) => fc.json({ maxDepth }).map((text): unknown => JSON.parse(text));

const props = fc.record(
  {
    text: fc.constantFrom('', 'roof', 'old roof', 'gutter'),
    html: fc.constantFrom('', '<p>One</p>', '<p><strong>One</strong></p>', '<p>Two</p>'),
    other: json(2),
  },
  { requiredKeys: [] },
);

const block: fc.Arbitrary<StoredBlock> = fc.record({
  type: fc.constantFrom('text', 'unknown'),
  key: fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'),
  anchorPoint: fc.constantFrom('', 'here'),
  props,
  __images: fc.constant({}),
  __files: fc.constant({}),
});

const blocks = fc.uniqueArray(block, { selector: ({ key }) => key, maxLength: 10 });

const content: fc.Arbitrary<VersionContent> = fc.record({
  title: fc.string(),
  seoTitle: fc.string(),
  seoDescription: fc.string(),
  seoKeywords: fc.array(fc.string(), { maxLength: 2 }),
  seoImage: fc.constant(null),
  blocks,
  pageTypeProps: fc.dictionary(fc.constantFrom('intro', 'more'), json(1)),
  pageTypeImages: fc.constant({}),
  pageTypeFiles: fc.constant({}),
});

function contentOf(list: StoredBlock[]): VersionContent {
  return {
    title: '',
    seoTitle: '',
    seoDescription: '',
    seoKeywords: [],
    seoImage: null,
    blocks: list,
    pageTypeProps: {},
    pageTypeImages: {},
    pageTypeFiles: {},
  };
}

const keysOf = (list: readonly { key: string }[]): string[] => list.map(({ key }) => key);

it('finds no changes between equal contents', () => {
  fc.assert(
    fc.property(content, (same) => {
      const {
        fields,
        blocks: changes,
        changeCount,
      } = compareContents(page, { before: same, after: structuredClone(same) });
      expect([fields, changeCount]).toEqual([[], 0]);
      expect(changes.every(({ change, moved }) => change === 'unchanged' && !moved)).toBe(true);
    }),
  );
});

it('lists every block once, in the later order, and unmoved blocks also in the earlier order', () => {
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const contents = { before: contentOf(before), after: contentOf(after) };
      const { blocks: changes } = compareContents(page, contents);
      const later = keysOf(after);
      expect(keysOf(changes).toSorted()).toEqual([...new Set([...keysOf(before), ...later])].toSorted());
      expect(keysOf(changes.filter(({ change }) => change !== 'removed'))).toEqual(later);
      const unmoved = new Set(keysOf(changes.filter(({ change, moved }) => change !== 'added' && !moved)));
      expect(keysOf(changes).filter((key) => unmoved.has(key))).toEqual(
        keysOf(before).filter((key) => unmoved.has(key)),
      );
    }),
  );
});

it('counts the changes that it finds, and finds equally many moves in both directions', () => {
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const found = findChangedBlocks(page, { before, after });
      const reverse = findChangedBlocks(page, { before: after, after: before });
      expect(countChangedBlocks(page, { before, after })).toBe(found.length);
      expect(found.filter(({ moved }) => moved)).toHaveLength(reverse.filter(({ moved }) => moved).length);
    }),
  );
});

it('shows different texts for every changed field of a block', () => {
  const typesOf = (list: StoredBlock[]) => new Map(list.map(({ key, type }) => [key, type]));
  fc.assert(
    fc.property(blocks, blocks, (before, after) => {
      const types = { before: typesOf(before), after: typesOf(after) };
      const changed = findChangedBlocks(page, { before, after }).filter(
        ({ key, change }) => change === 'changed' && types.before.get(key) === types.after.get(key),
      );
      for (const { fields } of changed) {
        expect(fields.length).toBeGreaterThan(0);
        for (const field of fields) expect(field.before).not.toBe(field.after);
      }
    }),
  );
});

it('lets both texts be rebuilt from the words', () => {
  const words = fc.array(fc.constantFrom('roof', 'gutter', ' ', '  ', '\n', 'é', '👩‍👩‍👧', '.', ''), { maxLength: 40 });
  const text = fc.oneof(
    words.map((parts) => parts.join('')),
    fc.string(),
  );
  fc.assert(
    fc.property(text, text, (before, after) => {
      const changes = createWordComparer('en')(before, after);
      const read = (without: string) =>
        changes
          .filter(({ change }) => change !== without)
          .map((one) => one.text)
          .join('');
      expect([read('added'), read('removed')]).toEqual([before, after]);
    }),
  );
});

it('puts every block back exactly once', () => {
  fc.assert(
    fc.property(blocks, blocks, (from, into) => {
      for (const { key } of from) {
        const result = putBackBlock({ from, into }, key) ?? [];
        expect(keysOf(result).toSorted()).toEqual([...new Set([...keysOf(into), key])].toSorted());
        expect(result.find((one) => one.key === key)).toBe(from.find((one) => one.key === key));
      }
    }),
  );
});
