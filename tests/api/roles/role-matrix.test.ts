import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  getNamedType,
} from 'graphql';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { signInAs } from '../../support/users.ts';
import { createProgram, inDays } from '../../support/api-tokens.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { testSchema } from '../../support/test-schema.ts';
import { findAccess, listedFields, tokenAccessByMutation } from './access-by-field.ts';

let server: TestServer;
let schema: GraphQLSchema;
/** Rights on a page or file are checked on an existing one, so arguments with these names name one. */
let existing: Record<string, unknown>;
/** Arguments of fields that need others. */
let variablesOfField: Record<string, Record<string, unknown>>;

async function addFile(browser: TestClient, name: string): Promise<number> {
  const form = new FormData();
  form.append('path', '/');
  form.append('f', new Blob([`words of ${name}`]), name);
  return (await browser.upload<{ file: { id: number } }>('/medialib/add-file', form)).body.file.id;
}

beforeAll(async () => {
  server = await startTestServer();
  schema = await testSchema();
  const input = { title: 'Matrix', slug: 'matrix', type: 'default', locale: 'en' };
  const administrator = await server.signIn();
  const { pageID, pageVersionID } = (
    await administrator.post<{ pageID: number; pageVersionID: number }>('/page/create', { ...input, content: null })
  ).body;
  const content = { title: 'Matrix', seoTitle: '', seoDescription: '', seoKeywords: [], blocks: [] };
  const pageType = { props: {}, images: [], files: [] };
  const fileID = await addFile(administrator, 'stored.txt');
  const deletedID = await addFile(administrator, 'restored.txt');
  await administrator.post('/medialib/delete-file', { id: deletedID });
  const { body: bin } = await administrator.post<{ items: { id: number }[] }>('/medialib/list-bin', {});
  const { data: history } = await administrator.graphql<{ pageHistory: { items: { id: number }[] } }>(
    `{ pageHistory(pageID: ${pageID}) { items { id } } }`,
  );
  const snapshotID = history.pageHistory.items[0]?.id;
  const nextYear = new Date(Date.now() + 365 * 86_400_000).toISOString();
  const { data: planned } = await administrator.graphql<{
    schedulePublication: { page: { scheduledPublications: { id: number }[] } };
  }>(
    `mutation { schedulePublication(pageID: ${pageID}, action: PUBLISH, at: "${nextYear}") {
       page { scheduledPublications { id } } } }`,
  );
  const scheduleID = planned.schedulePublication.page.scheduledPublications[0]?.id;
  const makePage = async (slug: string) =>
    (await administrator.post<{ pageID: number }>('/page/create', { ...input, slug, content: null })).body.pageID;
  const binnedID = await makePage('matrix-restored');
  await administrator.post(`/page/${binnedID}/delete`);
  const published = await makePage('matrix-undone');
  await administrator.post(`/page/${published}/publish`);
  const { data: undoable } = await administrator.graphql<{ page: { lastPublicationID: number } }>(
    `{ page(id: ${published}) { lastPublicationID } }`,
  );
  const { lastPublicationID } = undoable.page;
  const { data: redirected } = await administrator.graphql<{ createRedirect: { redirect: { id: number } } }>(
    `mutation { createRedirect(locale: "en", slug: "matrix-old", pageID: ${pageID}) { redirect { id } } }`,
  );
  existing = { pageID, pageIDs: [pageID], pageVersionID, snapshotID, fileID };
  variablesOfField = {
    duplicatePage: { pageID, locale: 'en', title: 'Matrix', slug: 'matrix' },
    changeSlug: { pageID, slug: 'matrix' },
    tagPage: { pageID, tags: ['matrix'] },
    changePageTags: { pageID, addTags: ['matrix'] },
    deletePages: { pageIDs: [await makePage('matrix-deleted')] },
    restorePage: { id: binnedID },
    restorePages: { pageIDs: [binnedID] },
    createRedirect: { locale: 'en', slug: 'matrix', pageID },
    deleteRedirect: { id: redirected.createRedirect.redirect.id },
    createPage: { input },
    storePageVersion: { input: { id: pageVersionID, ...content, pageType } },
    restoreBlock: { snapshotID, blockKey: 'none' },
    createTranslation: { pageID, newLocale: 'xx-xx', title: 'Matrix', slug: 'matrix' },
    announcePresence: { pageID, tabID: 'matrix' },
    undoPublications: { action: 'UNPUBLISH', publicationIDs: [lastPublicationID] },
    rejectPublication: { pageVersionID, feedback: 'No' },
    schedulePublication: { pageID, action: 'PUBLISH', at: nextYear },
    cancelScheduledPublication: { id: scheduleID },
    createApiToken: { input: { name: 'Matrix', scopes: [], expiresAt: inDays(1) } },
    pagesBlockingDeletion: { fileIDs: [fileID], directoryPaths: [] },
    moveMedia: { fileIDs: [], directoryPaths: [], newPath: '/' },
    editFile: { input: { id: fileID, newPath: '/', newFileName: 'stored.txt', defaultAltText: '', shared: false } },
    moveFile: { id: fileID, newPath: '/' },
    deleteFile: { id: await addFile(administrator, 'deleted.txt') },
    restoreMedia: { id: bin.items[0]?.id },
    addVideo: { path: '/', url: 'https://youtu.be/dQw4w9WgXcQ' },
    createDirectory: { path: '/', folderName: 'matrix' },
    moveDirectory: { oldPath: '/missing', newPath: '/elsewhere' },
    deleteDirectory: { path: '/missing' },
  };
});
afterAll(() => server.stop());

type Root = 'query' | 'mutation';
type AnyField = { root: Root; field: GraphQLField<unknown, unknown> };

/** Whether it needs a multipart request, which the upload tests cover. */
const takesFile = ({ args }: AnyField['field']): boolean =>
  args.some(({ type }) => getNamedType(type).name === 'Upload');

function fieldsOf(): AnyField[] {
  const of = (root: Root, fields: Record<string, GraphQLField<unknown, unknown>> = {}): AnyField[] =>
    Object.values(fields).map((field) => ({ root, field }));
  return [...of('query', schema.getQueryType()?.getFields()), ...of('mutation', schema.getMutationType()?.getFields())];
}

/** The smallest value of a type; ids name nothing that exists. */
function valueOf(type: GraphQLInputType): unknown {
  if (isNonNullType(type)) return valueOf(type.ofType);
  if (isListType(type)) return [];
  if (isEnumType(type)) return type.getValues()[0]?.name;
  if (isInputObjectType(type)) {
    const required = Object.values(type.getFields()).filter(isRequiredInputField);
    return Object.fromEntries(required.map((field) => [field.name, valueOf(field.type)]));
  }
  return { Int: 999_999, Float: 1, Boolean: true, JSON: {} }[type.name] ?? 'x';
}

function operationOf({ root, field }: AnyField): { text: string; variables: Record<string, unknown> } {
  const args = field.args.filter(isRequiredArgument);
  const declare = (arg: GraphQLArgument) => `$${arg.name}: ${String(arg.type)}`;
  const declared = args.length > 0 ? `(${args.map(declare).join(', ')})` : '';
  const given = args.length > 0 ? `(${args.map(({ name }) => `${name}: $${name}`).join(', ')})` : '';
  const selection = isLeafType(getNamedType(field.type)) ? '' : '{ __typename }';
  return {
    text: `${root}${declared} { ${field.name}${given} ${selection} }`,
    variables:
      variablesOfField[field.name] ??
      Object.fromEntries(args.map(({ name, type }) => [name, existing[name] ?? valueOf(type)])),
  };
}

type Outcome = 'passes' | 'UNAUTHENTICATED' | 'FORBIDDEN';

async function outcomeOf(browser: TestClient, field: AnyField): Promise<Outcome> {
  const { text, variables } = operationOf(field);
  const { errors } = await browser.graphql(text, variables);
  const code = errors?.[0]?.extensions.code;
  if (code === 'UNAUTHENTICATED' || code === 'FORBIDDEN') return code;
  if (errors) throw new Error(`${text}: ${JSON.stringify(errors)}`);
  return 'passes';
}

function expectedOf({ field }: AnyField, permissions: ReadonlySet<string> | null): Outcome {
  const access = findAccess(field) ?? 'anyone';
  if (access === 'anyone') return 'passes';
  if (!permissions) return 'UNAUTHENTICATED';
  const needed = typeof access === 'string' ? [access] : access;
  return needed.some((one) => one === 'signed-in' || permissions.has(one)) ? 'passes' : 'FORBIDDEN';
}

function expectedByToken(field: AnyField, scopes: ReadonlySet<string>): Outcome {
  const access = field.root === 'mutation' ? tokenAccessByMutation[field.field.name] : undefined;
  if (!access) return expectedOf(field, scopes);
  if (access === 'session') return 'FORBIDDEN';
  const isAllowed = access === 'any scope' ? scopes.size > 0 : access.some((one) => scopes.has(one));
  return isAllowed ? 'passes' : 'FORBIDDEN';
}

it('knows who may use every field of Query and Mutation, and lists no other', () => {
  const unknown = fieldsOf().filter(({ field }) => !findAccess(field));
  expect(unknown.map(({ field }) => field.name)).toEqual([]);
  const names = new Set(fieldsOf().map(({ field }) => field.name));
  expect(listedFields.filter((name) => !names.has(name))).toEqual([]);
});

it('lists what API tokens need for every mutation without a permission, and for no other', () => {
  const names = fieldsOf()
    .filter(({ root, field }) => root === 'mutation' && ['anyone', 'signed-in'].includes(String(findAccess(field))))
    .map(({ field }) => field.name);
  expect(names.toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(tokenAccessByMutation).toSorted((a, b) => a.localeCompare(b)),
  );
});

async function start(role: string): Promise<{ browser: TestClient; permissions: ReadonlySet<string> | null }> {
  if (role === 'a visitor') return { browser: server.visitor(), permissions: null };
  const { browser } = await signInAs(server, role);
  const { body } = await browser.get<{ role: { permissions: { name: string }[] } }>('/user');
  return { browser, permissions: new Set(body.role.permissions.map(({ name }) => name)) };
}

/** Differences between the list and what programs with a token of a role may do; each acts for a user of its own. */
async function findWrongByToken(role: string, scopesOf: (permissions: ReadonlySet<string>) => string[]) {
  const { browser, permissions } = await start(role);
  const scopes = scopesOf(permissions ?? new Set());
  const { program } = await createProgram(server, browser, { scopes });
  // The requester of a publication may revoke it without the permission.
  const { program: another } = await createProgram(server, (await start(role)).browser, { scopes });
  const wrong: string[] = [];
  for (const field of fieldsOf().filter(({ field }) => !takesFile(field))) {
    const { name } = field.field;
    const expected = expectedByToken(field, new Set(scopes));
    const actual = await outcomeOf(name === 'revokePublication' ? another : program, field);
    if (actual !== expected) wrong.push(`${name} by token: ${actual} instead of ${expected}`);
  }
  return wrong;
}

it('lets an API token without scopes read what every signed-in user may, and change nothing', {
  timeout: 180_000,
}, async () => {
  expect(await findWrongByToken('Administrator', () => [])).toEqual([]);
});

it.each(['a visitor', 'Analyst', 'Editor', 'Publisher', 'Administrator'])(
  'lets %s use what that role may, by session, and by API token what its scopes name, and refuses the rest',
  { timeout: 180_000 },
  async (role) => {
    const wrong = role === 'a visitor' ? [] : await findWrongByToken(role, (permissions) => [...permissions]);
    const { browser: reader, permissions } = await start(role);
    for (const field of fieldsOf().filter(({ field }) => !takesFile(field))) {
      // A mutation may end the session that sends it.
      const browser = field.root === 'query' ? reader : (await start(role)).browser;
      const expected = expectedOf(field, permissions);
      const actual = await outcomeOf(browser, field);
      if (actual !== expected) wrong.push(`${field.field.name}: ${actual} instead of ${expected}`);
    }
    expect(wrong).toEqual([]);
  },
);
