import type { Exchange } from './exchange.ts';
import { normalizeOperation } from './normalize-operation.ts';
import { parseJson } from './parse-json.ts';
import { normalizeJson, normalizeText, shapeOf } from './normalize-text.ts';

/** A request and its response in the forms in which they are compared. */
export type DescribedExchange = {
  file: string;
  /** For people: method and path, or the root fields of a GraphQL operation. */
  label: string;
  request: string;
  /** The request without its values. */
  requestShape: string;
  response: NormalResponse;
  /** The response without error messages and descriptions of the interface. */
  essence: NormalResponse;
};

/** Body and headers with ids, times and tokens replaced. */
export type NormalResponse = { status: number; headers: Record<string, unknown>; body: unknown };

type Replace = (text: string) => string;

/** Headers whose value changes with each response; only their presence is compared. */
const volatileHeaders = /^(etag|x-csrf-token|x-request-id|ratelimit-.*|retry-after|age|last-modified|server-timing)$/;

/** Headers of the connection. */
const ignoredHeaders = new Set(['content-length', 'date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Headers of a request on which a response can depend. */
const requestHeaders = ['origin', 'range', 'accept-language', 'host', 'x-forwarded-proto', 'apollo-require-preflight'];

const cookieNames = (cookies: string): string[] =>
  cookies
    .split(';')
    .map((cookie) => cookie.split('=')[0]?.trim() ?? '')
    .sort();

function describeRequestHeaders({ requestHeaders: headers }: Exchange, replace: Replace): unknown {
  return {
    type: headers['content-type']?.replace(/boundary=.*/, 'boundary'),
    cookies: cookieNames(headers.cookie ?? ''),
    authorization: headers.authorization?.split(' ')[0],
    signals: ['x-csrf-token', 'x-requested-with', 'if-none-match'].filter((name) => name in headers),
    others: requestHeaders.map((name) => replace(String(headers[name] ?? ''))),
  };
}

function replaceBoundary(text: string): string {
  const boundary = /^--([\w-]+)\r?$/m.exec(text)?.[1];
  return boundary ? text.replaceAll(boundary, 'boundary') : text;
}

type GraphQLBody = { query?: unknown; variables?: unknown };

function renameVariables(variables: unknown, names: ReadonlyMap<string, string>): unknown {
  if (typeof variables !== 'object' || variables === null) return variables;
  return Object.fromEntries(Object.entries(variables).map(([name, value]) => [names.get(name) ?? name, value]));
}

type NormalRequest = Pick<DescribedExchange, 'label' | 'request' | 'requestShape'>;

function describeGraphQL(body: GraphQLBody, replace: Replace): { label: string; exact: unknown; shape: unknown } {
  const { query, variables, ...rest } = body;
  const operation = typeof query === 'string' ? normalizeOperation(query, replace) : null;
  if (!operation) {
    return { label: 'GraphQL', exact: normalizeJson(body, replace), shape: shapeOf(body) };
  }
  const named = renameVariables(variables, operation.variables);
  return {
    label: operation.label,
    exact: [operation.text, normalizeJson(named, replace), normalizeJson(rest, replace)],
    shape: [operation.shape, shapeOf(named), shapeOf(rest)],
  };
}

function describeRequest(exchange: Exchange, replace: Replace): NormalRequest {
  const { method, requestBody } = exchange;
  const [path = '', search = ''] = exchange.url.split('?');
  const normalPath = replace(path.split('/').map(replace).join('/'));
  const query = Object.fromEntries(new URLSearchParams(search));
  const json = 'text' in requestBody ? parseJson(requestBody.text) : undefined;
  const headers = describeRequestHeaders(exchange, replace);
  const isGraphQL = path.startsWith('/graphql') && !Array.isArray(json);
  const graphql = isGraphQL ? describeGraphQL(json ?? query, replace) : null;
  const text = 'text' in requestBody ? replace(replaceBoundary(requestBody.text)) : requestBody;
  const exact = graphql?.exact ?? (json === undefined ? text : normalizeJson(json, replace));
  const shape = graphql?.shape ?? (json === undefined ? typeof text : shapeOf(json));
  const search_ = graphql ? {} : normalizeJson(query, replace);
  return {
    label: graphql?.label ?? (path.startsWith('/api/') ? `${method} ${normalPath}` : `${method} outside the API`),
    request: JSON.stringify([method, normalPath, search_, headers, exact]),
    requestShape: JSON.stringify([method, normalPath, Object.keys(query), headers, shape]),
  };
}

function describeHeaders(headers: Exchange['responseHeaders'], replace: Replace): Record<string, unknown> {
  const all = Object.entries(headers).filter(([name]) => !ignoredHeaders.has(name));
  const describe = (name: string, value: string): string => {
    if (volatileHeaders.test(name)) return 'present';
    if (name !== 'set-cookie') return replace(value);
    return value.replace(/^([^=]+)=[^;]+/, '$1=value').replace(/Expires=[^;]+/i, 'Expires');
  };
  return Object.fromEntries(
    all
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, value]) => [name, [value].flat().map((one) => describe(name, one))]),
  );
}

/** The classes of the site's styles contain a hash of their file's path. */
const withoutClasses = (html: string): string => html.replace(/ class="[^"]*"/g, ' class=""');

function describeBody(exchange: Exchange, replace: Replace): unknown {
  const body = exchange.responseBody;
  const type = String(exchange.responseHeaders['content-type'] ?? '');
  if (!('text' in body)) return type.includes('pdf') ? 'a document with dates' : body;
  const json = parseJson(body.text);
  if (json !== undefined) return normalizeJson(json, replace);
  return replace(type.includes('html') ? withoutClasses(body.text) : body.text);
}

type Json = Record<string, unknown>;

/** Whether the response is the description of an interface: introspection or OpenAPI. */
const describesInterface = (body: unknown): boolean => {
  const { data, openapi } = (body ?? {}) as { data?: Json; openapi?: unknown };
  return openapi !== undefined || Object.keys(data ?? {}).some((field) => field.startsWith('__'));
};

function dropKeys(value: unknown, isDropped: (key: string, owner: Json) => boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => dropKeys(item, isDropped));
  if (typeof value !== 'object' || value === null) return value;
  const owner = value as Json;
  return Object.fromEntries(
    Object.entries(owner)
      .filter(([key]) => !isDropped(key, owner))
      .map(([key, item]) => [key, dropKeys(item, isDropped)]),
  );
}

function isErrorMessage(key: string, owner: Json): boolean {
  if (key === 'Message') return Array.isArray(owner.Errors) && owner.Errors.length > 0;
  if (key !== 'message') return false;
  return 'code' in owner || (typeof owner.extensions === 'object' && owner.extensions !== null);
}

/** Removes messages that stand beside their code, and the descriptions of an interface. */
function withoutTexts(response: NormalResponse): NormalResponse {
  const isDropped = describesInterface(response.body)
    ? (key: string, owner: Json) => key === 'description' || key === 'summary' || isErrorMessage(key, owner)
    : isErrorMessage;
  return { ...response, body: dropKeys(response.body, isDropped) };
}

/** Describes an exchange; `replaceSent` replaces the texts that only the tests of this run send. */
export function describeExchange(exchange: Exchange, replaceSent: Replace): DescribedExchange {
  const replace: Replace = (text) => replaceSent(normalizeText(text));
  const response: NormalResponse = {
    status: exchange.status,
    headers: describeHeaders(exchange.responseHeaders, replace),
    body: dropKeys(describeBody(exchange, replace), (key) => key === 'locations'),
  };
  return { file: exchange.file, ...describeRequest(exchange, replace), response, essence: withoutTexts(response) };
}
