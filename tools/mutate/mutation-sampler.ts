import type { Mutation } from './find-mutations.ts';

type Random = () => number;

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const itemsWithOrder = items.map((item) => ({ item, order: random() }));
  return itemsWithOrder.toSorted((a, b) => a.order - b.order).map(({ item }) => item);
}

/** Alternates between the lists until all are empty. */
function* alternate<T>(lists: readonly (readonly T[])[]): Generator<T> {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn++) for (const list of lists) if (turn < list.length) yield list[turn] as T;
}

/** Returns the folder of server, admin or site that contains a file. */
export const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Orders a feature's mutations so that their kinds alternate. */
function orderFeature(mutations: readonly Mutation[], random: Random): Mutation[] {
  const kinds = Map.groupBy(shuffle(mutations, random), ({ kind }) => kind);
  return [...alternate(shuffle([...kinds.values()], random))];
}

/**
 * Yields all mutations in random order, alternating between features and, within each, between kinds, so that neither a
 * large feature nor a common operator dominates.
 */
export class MutationSampler {
  readonly #features: Mutation[][];
  #next = 0;
  #last: Mutation[] = [];

  constructor(mutations: readonly Mutation[], random: Random) {
    const features = Map.groupBy(mutations, ({ path }) => featureOf(path));
    this.#features = shuffle([...features.values()], random).map((feature) => orderFeature(feature, random));
  }

  /** Returns the next mutation, of the next feature that has one; null if none is left. */
  next(): Mutation | null {
    for (let tried = 0; tried < this.#features.length; tried++) {
      this.#last = this.#features[this.#next++ % this.#features.length] ?? [];
      const mutation = this.#last.shift();
      if (mutation) return mutation;
    }
    return null;
  }

  /** Returns another mutation of the last feature, or the next one if it has none. */
  replaceLast(): Mutation | null {
    return this.#last.shift() ?? this.next();
  }
}
