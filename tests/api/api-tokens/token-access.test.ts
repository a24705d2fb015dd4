import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createProgram } from '../../support/api-tokens.ts';
import { countAuditEntries } from '../../support/audit-actions.ts';
import type { TestClient } from '../../support/test-client.ts';
import { testSchema } from '../../support/test-schema.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const server: TestServer = await startTestServer();
afterAll(() => server.stop());
const administrator = await server.signIn();
const { program: reader } = await createProgram(server, administrator);

const scalars: Readonly<Record<string, unknown>> = {
  Int: 1,
  Float: 1,
  String: 'text',
  Boolean: true,
  ID: '1',
  JSON: {},
  DateTime: '2030-01-01T00:00:00.000Z',
};

/** A value that GraphQL itself accepts; optional fields are left out. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [valueOf(type.ofType)];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (!isInputObjectType(type)) return scalars[type.name];
  const required = Object.values(type.getFields()).filter((field) => isNonNullType(field.type));
  return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
}

type Mutation = { name: string; args: readonly GraphQLArgument[] };

const mutations: Mutation[] = Object.values((await testSchema()).getMutationType()?.getFields() ?? {});

function toDocument({ name, args }: Mutation): string {
  const variables = args.map((arg) => `$${arg.name}: ${String(arg.type)}`).join(', ');
  const given = args.map((arg) => `${arg.name}: $${arg.name}`).join(', ');
  return `mutation${variables && `(${variables})`} { ${name}${given && `(${given})`} { errors { code } } }`;
}

type Result = { errors?: { extensions: { code: string; errorCode?: string } }[] };

/** Files are sent as a multipart request, other mutations as JSON. */
async function sendMutation(client: TestClient, mutation: Mutation): Promise<Result> {
  const variables = Object.fromEntries(mutation.args.map((arg) => [arg.name, valueOf(arg.type)]));
  const upload = mutation.args.find(({ type }) => getNamedType(type).name === 'Upload');
  if (!upload) return client.graphql(toDocument(mutation), variables);
  const body = new FormData();
  body.append(
    'operations',
    JSON.stringify({ query: toDocument(mutation), variables: { ...variables, [upload.name]: null } }),
  );
  body.append('map', JSON.stringify({ 0: [`variables.${upload.name}`] }));
  body.append('0', new Blob(['text']), 'text.txt');
  const headers = { 'apollo-require-preflight': 'true', ...client.csrfHeaders() };
  return (await client.fetch('/graphql', { method: 'POST', body, headers })).json() as Promise<Result>;
}

type Call = { method: string; path: string; isMultipart: boolean };
type Operation = { description?: string; requestBody?: { content: Record<string, unknown> } };

/** Every REST call that changes something. */
async function findWrites(): Promise<Call[]> {
  const { body } = await administrator.get<{ paths: Record<string, Record<string, Operation>> }>('/openapi.json');
  return Object.entries(body.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { description }]) => description?.includes('X-CSRF-Token'))
      .map(([method, { requestBody }]) => ({
        method: method.toUpperCase(),
        path,
        isMultipart: 'multipart/form-data' in (requestBody?.content ?? {}),
      })),
  );
}

function sendCall(client: TestClient, { method, path, isMultipart }: Call): Promise<Response> {
  const form = new FormData();
  form.append('f', new Blob(['text']), 'text.txt');
  const body: RequestInit = isMultipart
    ? { body: form }
    : { body: '{}', headers: { 'content-type': 'application/json' } };
  return client.fetch(path.replaceAll(/\{\w+\}/g, '1'), { method, ...body });
}

const writes = await findWrites();

describe('an API token without scopes', () => {
  it.each(mutations)('is refused $name', async (mutation) => {
    const before = await countAuditEntries(server);
    const { errors } = await sendMutation(reader, mutation);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 'UM_01' });
    expect(await countAuditEntries(server)).toBe(before);
  });

  it.each(writes)('is refused $method $path', async (call) => {
    const response = await sendCall(reader, call);
    expect([response.status, await response.json()]).toMatchObject([
      403,
      { Success: false, Errors: [{ code: 'UM_01', property: '' }] },
    ]);
  });

  it('the list contains the writing calls of the REST layer', () => {
    expect(writes.length).toBeGreaterThan(40);
    expect(writes).toContainEqual({ method: 'PUT', path: '/api/ximblox/user/{id}', isMultipart: false });
  });

  it('reads what every signed-in user may read', async () => {
    const { data, errors } = await reader.graphql('{ viewer { email } sessions { id } pages { totalItems } }');
    expect(errors).toBeUndefined();
    expect(data).toMatchObject({ viewer: { email: 'admin@example.com' } });
    expect((await reader.post('/page/list', {})).status).toBe(200);
  });
});

describe("the owner's account", () => {
  let program: TestClient;
  let ownerID: number;

  beforeAll(async () => {
    const { data } = await administrator.graphql<{ viewer: { id: number; role: { permissions: { name: string }[] } } }>(
      '{ viewer { id role { permissions { name } } } }',
    );
    ownerID = data.viewer.id;
    const scopes = data.viewer.role.permissions.map(({ name }) => name);
    ({ program } = await createProgram(server, administrator, { scopes }));
  });

  const accountMutations = [
    'changePassword',
    'confirmEmail',
    'createApiToken',
    'endOtherSessions',
    'endSession',
    'forgotPassword',
    'login',
    'logout',
    'refreshSession',
    'resetAccount',
    'setPublicationMails',
  ];

  it.each(mutations.filter(({ name }) => accountMutations.includes(name)))(
    'cannot be changed by $name with any API token',
    async (mutation) => {
      const { errors } = await sendMutation(program, mutation);
      expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 'UM_01' });
    },
  );

  it('keeps its profile, image and tokens from a token with every scope, which may change those of others', async () => {
    const change = (id: number) => program.put(`/user/${id}`, { profile: { jobTitle: 'Verger' } });
    expect((await change(ownerID)).status).toBe(403);
    expect((await program.delete(`/user/${ownerID}/image`)).status).toBe(403);
    const { id: otherToken } = await createProgram(server, administrator);
    const { errors } = await program.graphql(`mutation { revokeApiToken(id: ${otherToken}) { errors { code } } }`);
    expect(errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    const made = await program.post<{ user: { ID: number } }>('/user', {
      email: 'verger@example.com',
      role: 2,
      profile: { name: 'Verger' },
    });
    expect(made.body).toMatchObject({ Success: true });
    expect((await change(made.body.user.ID)).body).toMatchObject({ Success: true });
  });
});
