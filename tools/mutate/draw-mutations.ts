import type { Mutation } from './find-mutations.ts';

type Random = () => number;

function shuffle<T>(items: readonly T[], random: Random): T[] {
  const places = items.map((item) => ({ item, place: random() }));
  return places.toSorted((one, other) => one.place - other.place).map(({ item }) => item);
}

/** Takes turns between the lists, until all are empty. */
function* takeTurns<T>(lists: readonly (readonly T[])[]): Generator<T> {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let turn = 0; turn < longest; turn++) for (const list of lists) if (turn < list.length) yield list[turn] as T;
}

/** The folder of server, admin or site that a file belongs to. */
export const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** All mutations of a feature, in an order in which the kinds take turns. */
function orderFeature(mutations: readonly Mutation[], random: Random): Mutation[] {
  const kinds = Map.groupBy(shuffle(mutations, random), ({ kind }) => kind);
  return [...takeTurns(shuffle([...kinds.values()], random))];
}

/**
 * All mutations in the order of a draw: the features take turns in an order of their own, and within each the kinds,
 * so that neither a large feature nor a common operator takes all places. `refused` puts another one of the same
 * feature in the place of the last.
 */
export class Draw {
  readonly #features: Mutation[][];
  #next = 0;
  #last: Mutation[] = [];

  constructor(mutations: readonly Mutation[], random: Random) {
    const features = Map.groupBy(mutations, ({ path }) => featureOf(path));
    this.#features = shuffle([...features.values()], random).map((feature) => orderFeature(feature, random));
  }

  /** The next mutation, of the next feature that has one left; null where none has. */
  next(): Mutation | null {
    for (let tried = 0; tried < this.#features.length; tried++) {
      this.#last = this.#features[this.#next++ % this.#features.length] ?? [];
      const mutation = this.#last.shift();
      if (mutation) return mutation;
    }
    return null;
  }

  /** Another one of the feature of the last, or the next where it has none left. */
  nextInstead(): Mutation | null {
    return this.#last.shift() ?? this.next();
  }
}
