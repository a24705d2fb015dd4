import type { DescribedExchange, NormalResponse } from './describe-exchange.ts';
import { listDifferences } from './list-differences.ts';
import { shapeOf } from './normalize-text.ts';

/**
 * What became of the responses to the requests of the earlier run, from best to worst:
 * - equal: the same request has an equal response;
 * - equalButTexts: equal except for error messages beside their code and descriptions of the interface;
 * - sameStructure: the same request has a response with other values but the same status, headers and structure;
 * - different: the same request has no response with that status, those headers and that structure;
 * - similarEqual, similarDifferent: only a request with other values was sent, the response to which has or has not the
 *   same status, headers and structure;
 * - missing: no such request was sent.
 */
export const outcomes = [
  'equal',
  'equalButTexts',
  'sameStructure',
  'different',
  'similarEqual',
  'similarDifferent',
  'missing',
] as const;

export type Outcome = (typeof outcomes)[number];

/** Responses of one kind of request that differ in the same places. */
export type DifferenceGroup = {
  outcome: Outcome;
  label: string;
  /** The differing places, such as `body.data.pages[].total`. */
  places: string[];
  count: number;
  file: string;
  request: string;
  /** The first example: place, before and after. */
  example: string[];
};

export type Comparison = {
  /** Requests, counted as often as they were sent. */
  counts: Record<Outcome, number>;
  /** Different pairs of request and response. */
  distinct: Record<Outcome, number>;
  groups: DifferenceGroup[];
};

const structureOf = ({ status, headers, body }: NormalResponse): string =>
  JSON.stringify([status, Object.keys(headers), shapeOf(body)]);

/** Responses of one request that are searched for the most similar one. */
const maxCandidates = 40;

class ResponseIndex {
  readonly #responses = new Set<string>();
  readonly #essences = new Map<string, NormalResponse>();
  readonly #structures = new Set<string>();

  add({ response, essence }: DescribedExchange): void {
    const whole = JSON.stringify(response);
    if (this.#responses.has(whole)) return;
    this.#responses.add(whole);
    this.#essences.set(JSON.stringify(essence), essence);
    this.#structures.add(structureOf(essence));
  }

  rate({ response, essence }: DescribedExchange): 'equal' | 'equalButTexts' | 'sameStructure' | 'different' {
    if (this.#responses.has(JSON.stringify(response))) return 'equal';
    if (this.#essences.has(JSON.stringify(essence))) return 'equalButTexts';
    return this.#structures.has(structureOf(essence)) ? 'sameStructure' : 'different';
  }

  /** The differences from the most similar response. */
  findDifferences({ essence }: DescribedExchange): string[] {
    const candidates = [...this.#essences.values()].slice(0, maxCandidates);
    const differences = candidates.map((candidate) => listDifferences(essence, candidate));
    return differences.sort((a, b) => a.length - b.length)[0] ?? [];
  }
}

function indexBy(
  exchanges: readonly DescribedExchange[],
  keyOf: (exchange: DescribedExchange) => string,
): Map<string, ResponseIndex> {
  const indexes = new Map<string, ResponseIndex>();
  for (const exchange of exchanges) {
    const index = indexes.get(keyOf(exchange)) ?? new ResponseIndex();
    indexes.set(keyOf(exchange), index);
    index.add(exchange);
  }
  return indexes;
}

/** The order of the report: what most likely is a fault comes first. */
const order: readonly Outcome[] = ['different', 'sameStructure', 'similarDifferent', 'missing'];

const placeOf = (difference: string): string => difference.split(': ')[0]?.replaceAll(/\[\d+\]/g, '[]') ?? '';

const noCounts = (): Record<Outcome, number> => ({
  equal: 0,
  equalButTexts: 0,
  sameStructure: 0,
  different: 0,
  similarEqual: 0,
  similarDifferent: 0,
  missing: 0,
});

/** Finds for each request of `before` the responses to the same request in `after`. */
export function compareExchanges(
  before: readonly DescribedExchange[],
  after: readonly DescribedExchange[],
): Comparison {
  const same = indexBy(after, ({ request }) => request);
  const similar = indexBy(after, ({ requestShape }) => requestShape);
  const comparison = { counts: noCounts(), distinct: noCounts() };
  const groups = new Map<string, DifferenceGroup>();
  const rated = new Map<string, { outcome: Outcome; group: DifferenceGroup | null }>();

  const rate = (exchange: DescribedExchange): Outcome => {
    const sameRequest = same.get(exchange.request);
    if (sameRequest) return sameRequest.rate(exchange);
    const rating = similar.get(exchange.requestShape)?.rate(exchange);
    if (!rating) return 'missing';
    return rating === 'different' ? 'similarDifferent' : 'similarEqual';
  };

  const findGroup = (exchange: DescribedExchange, outcome: Outcome): DifferenceGroup | null => {
    if (!order.includes(outcome)) return null;
    const { file, label, request, requestShape } = exchange;
    const index = same.get(request) ?? similar.get(requestShape);
    const example = index?.findDifferences(exchange) ?? [];
    const places = [...new Set(example.map(placeOf))].sort();
    const key = JSON.stringify([outcome, label, places]);
    const group = groups.get(key) ?? { outcome, label, places, count: 0, file, request, example };
    groups.set(key, group);
    return group;
  };

  for (const exchange of before) {
    const key = `${exchange.request}\n${JSON.stringify(exchange.response)}`;
    const known = rated.get(key);
    const outcome = known?.outcome ?? rate(exchange);
    const group = known ? known.group : findGroup(exchange, outcome);
    if (!known) {
      rated.set(key, { outcome, group });
      comparison.distinct[outcome] += 1;
    }
    comparison.counts[outcome] += 1;
    if (group) group.count += 1;
  }
  const rank = ({ outcome }: DifferenceGroup) => order.indexOf(outcome);
  return { ...comparison, groups: [...groups.values()].sort((a, b) => rank(a) - rank(b) || b.count - a.count) };
}
