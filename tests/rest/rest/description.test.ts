import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ReceivedResponse,
  createConformanceCheck,
  createSchemaCheck,
  type Description,
  resolve,
  type Response,
} from '../../support/rest/conformance.ts';
import { specifiedCalls } from '../../support/rest/specified-calls.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
let description: Description;

beforeAll(async () => {
  server = await startTestServer();
  description = (await server.visitor().get<Description>('/openapi.json')).body;
});
afterAll(() => server.stop());

const operations = () =>
  Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ name: `${method} ${path}`, operation })),
  );

const examplesOf = ({ content = {} }: Response): { schema: object; value: unknown }[] =>
  Object.values(content).flatMap(({ schema, example, examples }) => {
    if (!schema) return [];
    const values = examples ? Object.values(examples).map(({ value }) => value) : [example];
    return values.map((value) => ({ schema, value }));
  });

/** The codes that a failure may have. */
const codesOf = (response: Response): string[] =>
  Object.keys(response.content?.['application/json']?.examples ?? {}).filter((name) => name !== 'Success');

type Shape = { $ref?: string; properties?: Record<string, Shape>; anyOf?: Shape[]; allOf?: Shape[] };

/** Names in a body, and in its properties. */
function propertiesOf(shape: Shape, prefix = ''): string[] {
  const known = description.components.schemas as Record<string, Shape>;
  const { properties = {}, anyOf = [], allOf = [] } = resolve(known, shape);
  return [
    ...[...anyOf, ...allOf].flatMap((part) => propertiesOf(part, prefix)),
    ...Object.entries(properties).flatMap(([name, part]) => [
      `${prefix}${name}`,
      ...(prefix === '' ? propertiesOf(part, `${name}.`) : []),
    ]),
  ];
}

describe('the OpenAPI description', () => {
  it('has every call of the specification, with its properties by name', () => {
    const called = (path: string): string => path.replaceAll(/\{\w+\}/g, '{}');
    const calls = new Map(
      Object.entries(description.paths).flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => [
          `${method.toUpperCase()} ${called(path)}`,
          [
            ...(operation.parameters ?? []).map(({ name }) => name),
            ...Object.values(operation.requestBody?.content ?? {}).flatMap(({ schema = {} }) => propertiesOf(schema)),
          ],
        ]),
      ),
    );
    const missing = specifiedCalls.flatMap(([call, properties]) => {
      const present = calls.get(called(call.replace(' ', ' /api/ximblox')));
      return present ? properties.filter((name) => !present.includes(name)).map((name) => `${call} ${name}`) : [call];
    });
    expect(specifiedCalls).toHaveLength(60);
    expect(missing).toEqual([]);
  });

  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('has an example of every body and response, which matches its schema', () => {
    const check = createSchemaCheck(description);
    const failures = Object.entries(description.components.responses);
    const successes = operations().flatMap(({ name, operation: { requestBody, responses } }) => [
      [`${name} body`, requestBody ?? {}] as const,
      [`${name} response`, responses?.[200] ?? {}] as const,
    ]);
    const wrong = [...failures, ...successes].flatMap(([name, part]) =>
      examplesOf(part).flatMap(({ schema, value }) => {
        const complaint = value === undefined ? 'no example' : check(schema, value);
        return complaint === null ? [] : [`${name}: ${complaint}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('lists every status that a call can return, with the codes of each', () => {
    const statusesOf = (path: string, method: string) => {
      const { responses = {} } = description.paths[`/api/ximblox${path}`]?.[method] ?? {};
      const { responses: known } = description.components;
      return Object.fromEntries(
        Object.entries(responses).map(([status, one]) => [status, codesOf(resolve(known, one))]),
      );
    };
    const outside = { 429: ['G_01'], 500: ['G_01'], 503: ['G_01'] };
    expect(statusesOf('/page/create', 'post')).toEqual({
      200: [],
      400: ['V_01', 'V_06', 'V_12', 'V_13', 'V_14', 'V_15'],
      401: ['UM_01'],
      403: ['UM_01', 'V_04'],
      409: ['V_06'],
      413: ['V_14'],
      415: ['V_12'],
      ...outside,
    });
    expect(statusesOf('/page/{id}', 'get')).toEqual({
      200: [],
      400: ['V_12'],
      401: ['UM_01'],
      403: ['UM_01'],
      404: ['PM_01'],
      ...outside,
    });
    expect(statusesOf('/auth/login', 'post')).toEqual({
      200: ['AUTH_01', 'AUTH_03', 'V_01', 'V_12', 'V_14'],
      401: ['UM_01'],
      403: ['UM_01', 'V_04'],
      ...outside,
    });
  });

  it('matches no other status, property, type, code, header or content type', () => {
    const check = createConformanceCheck(description);
    const settings = { availableLocales: ['en'], defaultLocale: 'en', customSlugLocales: [] };
    const headers = { 'content-type': 'application/json; charset=utf-8' };
    const failure = { Success: false, Errors: [{ code: 'G_01', property: '' }], Message: '' };
    const responded = (wrong: Partial<Omit<ReceivedResponse, 'headers'>>, wrongHeaders: Record<string, string> = {}) =>
      check({
        method: 'GET',
        path: '/api/ximblox/settings/get',
        status: 200,
        headers: new Headers({ ...headers, ...wrongHeaders }),
        body: settings,
        ...wrong,
      });
    expect(responded({})).toBeNull();
    expect(responded({ status: 500, body: failure })).toBeNull();
    expect(responded({ status: 201 })).toContain('201');
    expect(responded({ body: { ...settings, siteName: 'x' } })).toContain('additional properties');
    expect(responded({ body: { ...settings, defaultLocale: 1 } })).toContain('defaultLocale');
    expect(responded({ status: 500, body: { ...failure, Errors: [{ code: 'V_07', property: '' }] } })).toContain(
      'code',
    );
    expect(responded({ status: 429, body: failure })).toContain('retry-after');
    expect(responded({}, { 'ratelimit-limit': 'many' })).toContain('ratelimit-limit');
    expect(responded({}, { 'content-type': 'text/html' })).toContain('content type');
  });

  it('has a schema for each success that is not a file', () => {
    const without = operations().filter(({ operation: { responses } }) => {
      const content = responses?.[200]?.content ?? {};
      return Object.keys(content).length === 0 || content['application/json']?.schema === undefined;
    });
    expect(without.map(({ name }) => name.replace('/api/ximblox', ''))).toEqual([
      'get /user/{id}/image',
      'get /medialib/get-page-file/{pageID}/{group}/{hash}/{fileName}',
      'get /medialib/preview-image',
      'get /medialib/preview-crop',
      'get /bundles/{id}/file',
      'get /audit-log/csv',
      'get /statistics/csv',
    ]);
  });
});
