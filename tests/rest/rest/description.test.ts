import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSchemaCheck, type Description } from '../../support/conformance.ts';
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

describe('the description of the whole REST layer', () => {
  it('is valid OpenAPI 3.1', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(description));
    expect(errors).toBeUndefined();
    expect(valid).toBe(true);
  });

  it('shows an example of every body and answer, which fits what it is an example of', () => {
    const check = createSchemaCheck(description);
    const wrong: string[] = [];
    let count = 0;
    for (const { name, operation } of operations()) {
      const contents = [
        operation.requestBody?.content,
        ...Object.values(operation.responses ?? {}).map((one) => one.content),
      ];
      for (const media of contents.map((content) => content?.['application/json'])) {
        if (!media?.schema) continue;
        count += 1;
        const complaint = media.example === undefined ? 'no example' : check(media.schema, media.example);
        if (complaint !== null) wrong.push(`${name}: ${complaint}`);
      }
    }
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(300);
  });

  it('tells every failure that a call can answer', () => {
    const wrong = operations().filter(({ name, operation }) => {
      const statuses = Object.keys(operation.responses ?? {});
      const needed = name.startsWith('get ') ? ['200', '4XX', '500'] : ['200', '403', '413', '415', '4XX', '500'];
      return !needed.every((status) => statuses.includes(status));
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});
