import type { PictureShape } from '../../../site/shared/content-definition.ts';

/** A block that can be chosen, in the words of the interface's language. */
export type Offer = {
  id: string;
  label: string;
  description: string;
  category: string;
  categoryLabel: string;
  picture: readonly PictureShape[];
};

/** All blocks, those used lately in this browser, or those of one category. */
export type Shelf = { kind: 'all' } | { kind: 'recent' } | { kind: 'category'; id: string };

export type Wish = { search: string; shelf: Shelf; recent: readonly string[] };

/** The blocks that fit what was typed and the shelf; those whose name begins with the words come first. */
export function findOffers(offers: readonly Offer[], { search, shelf, recent }: Wish): Offer[] {
  const words = plain(search).split(' ').filter(Boolean);
  const fitting = stockOf(offers, shelf, recent).filter((offer) => {
    const text = plain(`${offer.label} ${offer.description} ${offer.categoryLabel}`);
    return words.every((word) => text.includes(word));
  });
  const [first] = words;
  if (first === undefined) return fitting;
  return fitting.toSorted((one, other) => Number(beginsWith(other, first)) - Number(beginsWith(one, first)));
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

function beginsWith({ label }: Offer, word: string): boolean {
  return plain(label).startsWith(word);
}

/** Case and accents make no difference to what is meant. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}
