import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxExamples } from '../../../server/shared/graphql/sandbox-examples.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

describe('the sandbox at /graphql', () => {
  it('is a single page, loaded only from this server, with a link to the schema', async () => {
    const response = await server.visitor().fetch('/graphql', { headers: { accept: 'text/html' } });
    const html = await response.text();
    expect(html).not.toMatch(/(?:src|href)="https?:/);
    expect(html).toContain('href="/graphql/schema.graphql"');
    expect(response.headers.get('content-security-policy')).toContain("connect-src 'self'");
    for (const { name } of sandboxExamples) expect(html).toContain(name);
  });

  it('offers the schema as it is checked in', async () => {
    const response = await server.visitor().fetch('/graphql/schema.graphql');
    expect(await response.text()).toBe(readFileSync('schema.graphql', 'utf8'));
  });

  it('has an alphabetical introspection, and the sign-in leads back to it', async () => {
    const { data } = await server
      .visitor()
      .graphql<{ __schema: { types: { name: string }[] } }>('{ __schema { types { name } } }');
    const names = data.__schema.types.map(({ name }) => name).filter((name) => !name.startsWith('__'));
    expect(names).toEqual(names.toSorted((a, b) => (a < b ? -1 : 1)));
    const html = await (await server.visitor().fetch('/graphql', { headers: { accept: 'text/html' } })).text();
    expect(html).toContain('/cmsadmin/login?from=sandbox');
  });

  it.each(sandboxExamples.map((example) => [example.name, example] as const))(
    'offers an example that runs: %s',
    async (_name, { query, variables }) => {
      const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
      expect(validate(schema, parse(query))).toEqual([]);
      const { errors } = await (await server.signIn()).graphql(query, { ...variables });
      expect(errors).toBeUndefined();
    },
  );
});
