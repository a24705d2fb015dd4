import type { PictureShape } from '../../../site/shared/content-definition.ts';

/** A block that can be chosen, in the words of the interface's language. */
export type Offer = {
  id: string;
  label: string;
  description: string;
  /** What else people call it. */
  searchWords: readonly string[];
  category: string;
  categoryLabel: string;
  picture: readonly PictureShape[];
};

/** All blocks, those used lately in this browser, or those of one category. */
export type Shelf = { kind: 'all' } | { kind: 'recent' } | { kind: 'category'; id: string };

export type Wish = { search: string; shelf: Shelf; recent: readonly string[] };

/** How many blocks are proposed where none matches. */
const PROPOSED = 4;

/**
 * The blocks that match what was typed, on the shelf: by the beginning of their name, then anywhere in it, then by what
 * else they are called, then by their description and category.
 */
export function findOffers(offers: readonly Offer[], { search, shelf, recent }: Wish): Offer[] {
  const words = wordsOf(search);
  const stock = stockOf(offers, shelf, recent);
  if (words.length === 0) return stock;
  return stock
    .map((offer) => ({ offer, rank: Math.max(...words.map((word) => rankOf(offer, word))) }))
    .filter(({ rank }) => rank < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ offer }) => offer);
}

/** What to propose where nothing matches: blocks of the other shelves that do, else those whose names are most alike. */
export function findNearest(offers: readonly Offer[], wish: Wish): Offer[] {
  const elsewhere = findOffers(offers, { ...wish, shelf: { kind: 'all' } });
  if (elsewhere.length > 0) return elsewhere.slice(0, PROPOSED);
  const search = plain(wish.search);
  const likeness = new Map(offers.map((offer) => [offer, likenessOf(offer, search)]));
  return offers.toSorted((one, other) => (likeness.get(other) ?? 0) - (likeness.get(one) ?? 0)).slice(0, PROPOSED);
}

/** How many blocks a shelf holds. */
export function countOffers(offers: readonly Offer[], shelf: Shelf, recent: readonly string[]): number {
  return stockOf(offers, shelf, recent).length;
}

/** The categories that there are blocks of, in the order of the blocks. */
export function categoriesOf(offers: readonly Offer[]): { id: string; label: string }[] {
  const labels = new Map(offers.map(({ category, categoryLabel }) => [category, categoryLabel]));
  return [...labels].map(([id, label]) => ({ id, label }));
}

function stockOf(offers: readonly Offer[], shelf: Shelf, recent: readonly string[]): Offer[] {
  switch (shelf.kind) {
    case 'all':
      return [...offers];
    case 'recent':
      return recent.flatMap((id) => offers.filter((offer) => offer.id === id));
    case 'category':
      return offers.filter(({ category }) => category === shelf.id);
  }
}

/** How well a word fits a block, 0 being best; infinite where it does not. */
function rankOf({ label, searchWords, description, categoryLabel }: Offer, word: string): number {
  const name = plain(label);
  if (name.startsWith(word)) return 0;
  if (name.includes(word)) return 1;
  if (searchWords.flatMap(wordsOf).some((other) => other.startsWith(word))) return 2;
  return plain(`${description} ${categoryLabel}`).includes(word) ? 3 : Number.POSITIVE_INFINITY;
}

/** The pairs of letters that a text shares with one of a block's names, as a part of all (Dice's coefficient). */
function likenessOf({ label, searchWords }: Offer, search: string): number {
  const wanted = pairsOf(search);
  const shares = [label, ...searchWords].map((name) => {
    const pairs = pairsOf(plain(name));
    const shared = [...wanted].filter((pair) => pairs.has(pair)).length;
    return (2 * shared) / (wanted.size + pairs.size);
  });
  return Math.max(...shares);
}

function pairsOf(text: string): Set<string> {
  const padded = ` ${text} `;
  return new Set(Array.from({ length: padded.length - 1 }, (_, index) => padded.slice(index, index + 2)));
}

const wordsOf = (text: string): string[] => plain(text).split(' ').filter(Boolean);

/** Case and accents make no difference to what is meant. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
