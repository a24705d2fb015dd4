import type { IllustrationShape } from '../../../site/shared/content-definition.ts';

/** A block type in the picker, with texts in the language of the interface. */
export type BlockOption = {
  id: string;
  label: string;
  description: string;
  /** Other names for it. */
  searchWords: readonly string[];
  category: string;
  categoryLabel: string;
  illustration: readonly IllustrationShape[];
};

/** All block types, those used recently in this browser, or those of one category. */
export type BlockGroup = { kind: 'all' } | { kind: 'recent' } | { kind: 'category'; id: string };

export type BlockQuery = { search: string; group: BlockGroup; recent: readonly string[] };

/** Number of suggestions if nothing matches. */
const SUGGESTION_COUNT = 4;

/**
 * Returns the options of a group that match the search, ranked: names that begin with it, names that contain it, other
 * names, then descriptions and categories.
 */
export function findBlockOptions(
  options: readonly BlockOption[],
  { search, group, recent }: BlockQuery,
): BlockOption[] {
  const words = wordsOf(search);
  const groupOptions = optionsInGroup(options, group, recent);
  if (words.length === 0) return groupOptions;
  return groupOptions
    .map((option) => ({ option, rank: Math.max(...words.map((word) => rankOf(option, word))) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ option }) => option);
}

/** Returns suggestions if nothing matches: matches in other groups, otherwise options with the most similar names. */
export function findSimilarOptions(options: readonly BlockOption[], query: BlockQuery): BlockOption[] {
  const elsewhere = findBlockOptions(options, { ...query, group: { kind: 'all' } });
  if (elsewhere.length > 0) return elsewhere.slice(0, SUGGESTION_COUNT);
  const search = normaliseText(query.search);
  const similarities = new Map(options.map((option) => [option, similarityOf(option, search)]));
  return options
    .toSorted((one, other) => (similarities.get(other) ?? 0) - (similarities.get(one) ?? 0))
    .slice(0, SUGGESTION_COUNT);
}

/** Returns the number of options in a group. */
export function countGroupOptions(
  options: readonly BlockOption[],
  group: BlockGroup,
  recent: readonly string[],
): number {
  return optionsInGroup(options, group, recent).length;
}

/** Returns the categories of the options, in the order of the options. */
export function listCategories(options: readonly BlockOption[]): { id: string; label: string }[] {
  const labels = new Map(options.map(({ category, categoryLabel }) => [category, categoryLabel]));
  return [...labels].map(([id, label]) => ({ id, label }));
}

function optionsInGroup(options: readonly BlockOption[], group: BlockGroup, recent: readonly string[]): BlockOption[] {
  switch (group.kind) {
    case 'all':
      return [...options];
    case 'recent':
      return recent.flatMap((id) => options.filter((option) => option.id === id));
    case 'category':
      return options.filter(({ category }) => category === group.id);
  }
}

/** Ranks an option for a word; 0 is best, infinite if it does not match. */
function rankOf({ label, searchWords, description, categoryLabel }: BlockOption, word: string): number {
  const name = normaliseText(label);
  if (name.startsWith(word)) return 0;
  if (name.includes(word)) return 1;
  if (searchWords.flatMap(wordsOf).some((other) => other.startsWith(word))) return 2;
  return normaliseText(`${description} ${categoryLabel}`).includes(word) ? 3 : Number.POSITIVE_INFINITY;
}

/** Returns the similarity of a text to an option's names, 0 to 1 (Dice's coefficient of letter pairs). */
function similarityOf({ label, searchWords }: BlockOption, search: string): number {
  const wanted = pairsOf(search);
  const shares = [label, ...searchWords].map((name) => {
    const pairs = pairsOf(normaliseText(name));
    const shared = [...wanted].filter((pair) => pairs.has(pair)).length;
    return (2 * shared) / (wanted.size + pairs.size);
  });
  return Math.max(...shares);
}

function pairsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)));
}

const wordsOf = (text: string): string[] => normaliseText(text).split(' ').filter(Boolean);

/** Lower case without accents. */
function normaliseText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
