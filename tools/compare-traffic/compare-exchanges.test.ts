import { expect, it } from 'vitest';
import { compareExchanges } from './compare-exchanges.ts';
import { describeExchange } from './describe-exchange.ts';
import type { Exchange } from './exchange.ts';
import { replaceOwnTexts } from './sent-texts.ts';

type Call = { url?: string; send: unknown; status?: number; headers?: Record<string, string>; receive: unknown };

const exchange = ({ url = '/graphql', send, status = 200, headers = {}, receive }: Call): Exchange => ({
  file: 'tests/a.test.ts',
  method: 'POST',
  url,
  requestHeaders: { 'content-type': 'application/json' },
  requestBody: { text: JSON.stringify(send) },
  status,
  responseHeaders: { 'content-type': 'application/json', ...headers },
  responseBody: { text: JSON.stringify(receive) },
});

function compare(before: Call, after: Call) {
  const old = [exchange(before)];
  const present = [exchange(after)];
  const describe = (own: Exchange[], other: Exchange[]) => {
    const replaceSentBy = replaceOwnTexts(own, other);
    return own.map((one) => describeExchange(one, replaceSentBy(one.file)));
  };
  const { counts, groups } = compareExchanges(describe(old, present), describe(present, old));
  const [outcome] = Object.entries(counts).find(([, count]) => count > 0) ?? [];
  return { outcome, places: groups[0]?.places ?? [] };
}

const page = '/api/ximblox/page/7';

it.each<[string, Call, Call]>([
  [
    'ids and times',
    { url: page, send: {}, receive: { id: 7, changedAt: '2026-11-01T10:00:00.000Z' } },
    { url: '/api/ximblox/page/12', send: {}, receive: { id: 12, changedAt: '2026-11-02T10:00:00.000Z' } },
  ],
  [
    'texts that only one of the runs sends',
    { url: page, send: { title: 'An old title' }, receive: { heading: 'Page: An old title' } },
    { url: page, send: { title: 'A new title' }, receive: { heading: 'Page: A new title' } },
  ],
  [
    'names of operations and variables',
    {
      send: { query: 'query List($count: Int!) { pages(first: $count) { total } }', variables: { count: 1 } },
      receive: {},
    },
    {
      send: { query: 'query Pages($first: Int!) { pages(first: $first) { total } }', variables: { first: 1 } },
      receive: {},
    },
  ],
])('regards responses as equal that differ in %s', (_, before, after) => {
  expect(compare(before, after)).toEqual({ outcome: 'equal', places: [] });
});

const failure = (code: string, Message: string) => ({ Success: false, Errors: [{ code, property: '' }], Message });

it('counts the messages of equal codes separately', () => {
  const before = { url: page, send: {}, status: 403, receive: failure('V_04', 'An earlier text') };
  const after = { url: page, send: {}, status: 403, receive: failure('V_04', 'A later text') };
  expect(compare(before, after)).toEqual({ outcome: 'equalButTexts', places: [] });
});

it('counts the descriptions of the schema separately', () => {
  const send = { query: '{ __type(name: "Page") { name description } }' };
  const receive = (description: string) => ({ data: { __type: { name: 'Page', description } } });
  const result = compare({ send, receive: receive('An earlier text') }, { send, receive: receive('A later text') });
  expect(result).toEqual({ outcome: 'equalButTexts', places: [] });
});

it.each<[string, Partial<Call>, Partial<Call>, string, string]>([
  ['value', { receive: { total: 1 } }, { receive: { total: 2 } }, 'sameStructure', 'body.total'],
  ['code', { receive: failure('V_04', '') }, { receive: failure('V_07', '') }, 'sameStructure', 'body.Errors[].code'],
  ['field', { receive: { total: 1 } }, { receive: { count: 1 } }, 'different', 'body.count'],
  ['status', { status: 404 }, { status: 410 }, 'different', 'status'],
  ['header', { headers: { vary: 'Cookie' } }, {}, 'different', 'headers.vary'],
])('finds another %s', (_, before, after, outcome, place) => {
  const call = { url: page, send: {}, receive: {} };
  const result = compare({ ...call, ...before }, { ...call, ...after });
  expect(result.outcome).toBe(outcome);
  expect(result.places).toContain(place);
});

it('counts requests of the same form apart from the same requests', () => {
  const call = (first: number, receive: unknown): Call => ({ url: page, send: { first }, receive });
  expect(compare(call(1, { total: 1 }), call(2, { total: 2 })).outcome).toBe('similarEqual');
  expect(compare(call(1, { total: 1 }), call(2, { count: 2 })).outcome).toBe('similarDifferent');
});

it('reports requests that were not sent again', () => {
  const call = (url: string): Call => ({ url, send: {}, receive: {} });
  expect(compare(call('/api/ximblox/tags'), call('/api/ximblox/menu')).outcome).toBe('missing');
});
