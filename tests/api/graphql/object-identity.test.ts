import { readFileSync } from 'node:fs';
import { buildSchema, getNamedType, type GraphQLField, isCompositeType, isRequiredArgument } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { signInAs } from '../../support/users.ts';
import { addFile, createImage } from '../../support/media-files.ts';
import { inDays } from '../../support/api-tokens.ts';
import {
  findDifferences,
  findObjects,
  fieldsReturningObjects,
  type Seen,
  selectAll,
  typesReturnedBy,
} from '../../support/objects-by-id.ts';
import { startTestJobs } from '../../support/jobs/test-jobs.ts';
import { createPage } from '../../support/pages.ts';
import { createClient, type TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
const places = fieldsReturningObjects(schema);

let server: TestServer;
let staff: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
});
afterAll(() => server.stop());

/** Fields that returned objects with an id in this test. */
const checkedFields = new Set<string>();
const quote = (value: unknown): string => JSON.stringify(value);

/** Runs one root field with everything selected that it returns; `node(…) on Page` if it has several types. */
async function call(client: TestClient, kind: 'Query' | 'Mutation', asked: string) {
  const [field = '', only] = asked.split(' on ');
  const name = /^\w+/.exec(field)?.[0] ?? '';
  const root = kind === 'Query' ? schema.getQueryType() : schema.getMutationType();
  const type = getNamedType(root?.getFields()[name]?.type);
  const selection = type && isCompositeType(type) ? selectAll(schema, type, { only }) : '';
  const { data, errors } = await client.graphql(`${kind.toLowerCase()} { ${field} ${selection} }`);
  const mayNot = errors?.some(({ extensions }) => extensions.errorCode === 'UM_01') ?? false;
  if (errors && !mayNot) throw new Error(`${field}: ${JSON.stringify(errors)}`);
  if (client === staff) expect(errors, field).toBeUndefined();
  const seen = findObjects(data, kind);
  for (const { place } of seen) checkedFields.add(place);
  return { returned: Object.values(data ?? {})[0], seen };
}

/** Queries with arguments, once for each combination that makes a difference. */
type Calls = Record<string, string[]>;

/** Everything that can be read now, by every path; with `types`, the paths that lead to them. */
async function readAll(client: TestClient, calls: Calls, types?: ReadonlySet<string>): Promise<Seen[]> {
  const seen: Seen[] = [];
  for (const field of Object.values(schema.getQueryType()?.getFields() ?? {})) {
    const behind = typesReturnedBy(schema, field);
    if (types ? [...behind].every((type) => !types.has(type)) : behind.size === 0) continue;
    const wanted = calls[field.name];
    if (!wanted && field.args.some(isRequiredArgument)) throw new Error(`Query.${field.name} has no test case`);
    for (const one of wanted ?? [withLength(field)]) seen.push(...(await call(client, 'Query', one)).seen);
  }
  return seen;
}

/** A few items of a list are enough, and stay within the limits. */
function withLength({ name, args }: GraphQLField<unknown, unknown>): string {
  const length = ['pageSize', 'first', 'count'].find((one) => args.some((arg) => arg.name === one));
  return length === undefined ? name : `${name}(${length}: 10)`;
}

type Payload = Record<string, { id: number }> & { errors: unknown[]; secret: string };
const none = 'images: [], files: []';
const image = (fileID: number) => `{ fileID: ${fileID}, fileName: "", altText: "A tower" }`;

function content(id: number, title: string, { file, link }: { file: number; link: number }): string {
  const html = quote(`<p>${title}: <a href="/about" data-page="${link}">more</a></p>`);
  const blocks = [
    `{ type: "heading", key: "h1", anchorPoint: "", props: { text: ${quote(title)}, level: "2" }, ${none} }`,
    `{ type: "rich-text", key: "t1", anchorPoint: "", props: { html: ${html} }, ${none} }`,
    `{ type: "image", key: "i1", anchorPoint: "", props: {}, images: [{ name: "image", items: [${image(file)}] }], files: [] }`,
  ];
  const texts = `title: ${quote(title)}, seoTitle: "", seoDescription: "", seoKeywords: [], seoImage: ${image(file)}`;
  return `storePageVersion(input: { id: ${id}, ${texts}, blocks: [${blocks.join(', ')}], pageType: { props: {}, ${none} }, startsState: true })`;
}

const page = (title: string, slug: string) =>
  `createPage(input: { title: ${quote(title)}, slug: ${quote(slug)}, type: "default", locale: "en" })`;

/** A site that contains every kind of object, and the arguments for its queries. */
async function makeSite(change: (field: string) => Promise<Payload>, calls: Calls): Promise<void> {
  await staff.graphql('mutation { updateSettings(input: { availableLocales: ["en", "nl-nl"] }) { errors { code } } }');
  const [first, second] = [await addFile(staff, await createImage().png().toBuffer()), await addFile(staff, 'Same')];
  await addFile(staff, 'Same');
  calls.file = [first, second].map(({ id }) => `file(id: ${id})`);
  const about = (await change(page('About', 'about'))).page as unknown as { id: number; pageVersionID: number };
  const roof = (await change(page('Roof', 'roof'))).page as unknown as typeof about;
  calls.page = [about, roof].map(({ id }) => `page(id: ${id})`);
  calls.pageHistory = [about, roof].map(({ id }) => `pageHistory(pageID: ${id}, pageSize: 10)`);
  calls.pageImpact = [`pageImpact(pageIDs: [${about.id}])`, `pageImpact(pageIDs: [${about.id}, ${roof.id}])`];
  calls.pagesPublishingChecks = [`pagesPublishingChecks(pageIDs: [${about.id}, ${roof.id}])`];
  calls.slugCheck = [`slugCheck(slug: "about", locale: "en")`];
  calls.pagesByFile = [first, second].map(({ id }) => `pagesByFile(fileID: ${id})`);
  calls.pagesBlockingDeletion = [`pagesBlockingDeletion(fileIDs: [${first.id}], directoryPaths: ["/"])`];
  const used = { file: first.id, link: about.id };
  await change(content(roof.pageVersionID, 'Roof of lead', used));
  await change(`publishPages(pageIDs: [${about.id}, ${roof.id}])`);
  const { page: noticed } = await change(page('Noticed', 'noticed'));
  await change(`publishPages(pageIDs: [${noticed?.id}])`);
  await change(`undoPublications(action: PUBLISH, publicationIDs: [${await lastPublicationOf(noticed?.id)}])`);
  await change(content(roof.pageVersionID, 'Roof of copper', used));
  const { newest, states } = await readVersions(roof.id);
  calls.pageVersion = [roof.pageVersionID, newest].map((id) => `pageVersion(id: ${id})`);
  calls.pageSnapshot = states.map((id) => `pageSnapshot(id: ${id})`);
  for (const id of [roof.pageVersionID, newest]) {
    const { url } = (await change(`sharePreview(pageVersionID: ${id}, days: 3)`)) as unknown as { url: string };
    calls.preview = [...(calls.preview ?? []), `preview(token: ${quote(url.split('/').at(-1))})`];
  }
  await change(content(newest, 'Roof of slate', used));
  await change(`createTranslation(pageID: ${roof.id}, newLocale: "nl-nl", title: "Dak", slug: "dak")`);
  await change(`tagPage(pageID: ${roof.id}, tags: ["lead", "copper"])`);
  await change(`changePageTags(pageID: ${roof.id}, addTags: ["slate"], removeTags: ["copper"])`);
  await change(`createRedirect(pageID: ${roof.id}, slug: "old-roof", locale: "en")`);
  await change(`schedulePublication(pageID: ${about.id}, action: UNPUBLISH, at: ${quote(inDays(2))})`);
  calls.publishedPage = ['roof', 'old-roof', 'about'].map((slug) => `publishedPage(slug: "${slug}")`);
  const nodes = ['Page', 'PublishedPage', 'File'].map((type) => {
    const id = quote(Buffer.from(`${type}:${type === 'File' ? first.id : roof.id}`).toString('base64url'));
    return { type, id };
  });
  calls.node = nodes.map(({ type, id }) => `node(id: ${id}) on ${type}`);
  calls.nodes = nodes.map(({ type, id }) => `nodes(ids: [${id}]) on ${type}`);
  calls.search = ['roof', 'lead'].map((term) => `search(term: "${term}")`);
  calls.searchSuggestions = ['roo', 'abo'].map((term) => `searchSuggestions(term: "${term}")`);
  await makeMenus(change, calls, about.id);
  await makeRequests(change, calls, roof.id);
  await makeMedia(change, calls, first.id);
}

async function readVersions(pageID: number): Promise<{ newest: number; states: number[] }> {
  const { data } = await staff.graphql<{
    page: { pageVersionID: number };
    pageHistory: { items: { id: number }[] };
  }>(`{ page(id: ${pageID}) { pageVersionID } pageHistory(pageID: ${pageID}) { items { id } } }`);
  return { newest: data.page.pageVersionID, states: data.pageHistory.items.map(({ id }) => id) };
}

async function lastPublicationOf(pageID: number | undefined): Promise<number> {
  const { data } = await staff.graphql<{ page: { lastPublicationID: number } }>(
    `{ page(id: ${pageID}) { lastPublicationID } }`,
  );
  return data.page.lastPublicationID;
}

async function makeMenus(change: (field: string) => Promise<Payload>, calls: Calls, pageID: number): Promise<void> {
  const { menu } = await change('createMenu(name: "header", locale: "en")');
  calls.menu = [`menu(id: ${menu?.id})`];
  const leading = (id: number) => `{ key: "m${id}", label: "", link: { kind: INTERNAL, value: "x", pageID: ${id} } }`;
  await change(`storeMenu(id: ${menu?.id}, items: [${leading(pageID)}])`);
  await change(`publishMenu(id: ${menu?.id})`);
  const { page: other } = await change(page('In the draft', 'in-the-draft'));
  await change(`storeMenu(id: ${menu?.id}, items: [${leading(pageID)}, ${leading(other?.id ?? 0)}])`);
  calls.pageImpact = [...(calls.pageImpact ?? []), `pageImpact(pageIDs: [${other?.id}])`];
  const { menu: gone } = await change('createMenu(name: "footer", locale: "en")');
  await change(`deleteMenu(id: ${gone?.id})`);
}

async function makeRequests(change: (field: string) => Promise<Payload>, calls: Calls, pageID: number): Promise<void> {
  await change(`requestPublication(pageID: ${pageID}, comment: "Please")`);
  const { newest } = await readVersions(pageID);
  await change(`rejectPublication(pageVersionID: ${newest}, feedback: "Not yet")`);
  await change(`requestPublication(pageID: ${pageID}, comment: "Now?")`);
  calls.publicationRequest = [`publicationRequest(pageVersionID: ${newest})`];
  const { page: gone } = await change(page('Gone', 'gone'));
  await change(`deletePages(pageIDs: [${gone?.id}])`);
  const { states } = await readVersions(pageID);
  await change(`restorePageSnapshot(snapshotID: ${states.at(-1)})`);
}

async function makeMedia(change: (field: string) => Promise<Payload>, calls: Calls, fileID: number): Promise<void> {
  await change(`editFile(input: { id: ${fileID}, defaultAltText: "A tower", tags: ["lead"] })`);
  const [moved, gone] = [await addFile(staff, 'Moved'), await addFile(staff, 'Gone')];
  await staff.graphql('mutation { createDirectory(path: "/", folderName: "towers") { errors { code } } }');
  await change(`moveMedia(fileIDs: [${moved.id}], directoryPaths: [], newPath: "/towers")`);
  await change(`deleteFile(id: ${gone.id})`);
  calls.mediaDirectory = ['/', '/towers'].map((path) => `mediaDirectory(path: "${path}")`);
  calls.mediaSearch = ['mediaSearch(searchTerm: "file")'];
}

/** Accounts, tokens, tags and other objects that the rest of the site does not need. */
async function changeOtherObjects(change: (field: string) => Promise<Payload>): Promise<void> {
  const { role } = await change('createRole(input: { name: "Reader", permissions: [] })');
  await change(`updateRole(id: ${role?.id}, input: { name: "Proof-reader", permissions: [{ name: "edit-page" }] })`);
  const { user } = await change(`createUser(input: { email: "a@example.com", name: "A", role: ${role?.id} })`);
  await change(`updateUser(id: ${user?.id}, input: { name: "B" })`);
  await change(`deleteUser(id: ${user?.id})`);
  await change(`deleteRole(id: ${role?.id})`);
  await change('refreshSession');
  await change('setPublicationMails(wanted: false)');
  await change('endOtherSessions');
  const { apiToken, secret } = await change(
    `createApiToken(input: { name: "T", scopes: ["create-page"], expiresAt: ${quote(inDays(9))} })`,
  );
  await createPage(createClient(server.url, secret), { title: 'By a program' });
  await change(`revokeApiToken(id: ${apiToken?.id})`);
  const { tags } = (await change('createTags(names: ["nave"])')) as unknown as { tags: { id: number }[] };
  await change(`editTag(id: ${tags[0]?.id}, name: "naves")`);
  await change('startExport(choice: { media: false })');
}

/** Fields that may differ between viewers: permissions and private data. */
// Staff get the current revision of the version's page, which a store sends; visitors get that of the version.
const viewerFields = new Set(['Role.userCount', 'User.lastAdministrator', 'Session.current', 'PageVersion.revision']);
const isViewerField = (field: string): boolean => viewerFields.has(field) || field.includes('.viewerCan');

/** Excluded fields, with the reason. */
const excludedFields = new Map([
  ['AddFilePayload.file', 'comes by a multipart request; the same code as FilePayload.file'],
  ['BundleTasksObject.lastImport', 'needs a bundle; the same code as lastExport'],
  ['RestorePagePayload.page', 'needs a page in the bin; the same code as PagePayload.page'],
  ['RestorePagesPayload.pages', 'needs pages in the bin; the same code as PagesPayload.pages'],
  ['PagePresence.company', 'needs a second browser; read by the same function as any other Editor'],
]);

describe('an object with an id', () => {
  const calls: Calls = {};
  let seenLast: Seen[] = [];
  const change = async (field: string): Promise<Payload> => {
    const { returned, seen } = await call(staff, 'Mutation', field);
    seenLast = seen;
    expect((returned as Payload).errors, field).toEqual([]);
    return returned as Payload;
  };

  beforeAll(async () => {
    const jobs = await startTestJobs(server);
    await makeSite(change, calls);
    await staff.graphql('mutation { indexAllPages { errors { code } } }');
    const search = async () =>
      expect((await call(staff, 'Query', 'searchSuggestions(term: "roo")')).seen).not.toEqual([]);
    await vi.waitFor(search, { timeout: 30_000, interval: 200 });
    await jobs.stop();
  }, 60_000);

  it('is the same by every path and with any arguments', async () => {
    expect(findDifferences(await readAll(staff, calls), () => false)).toEqual([]);
  });

  it('is the same for everyone, except for what the viewer may do with it', async () => {
    const { browser } = await signInAs(server, 'Editor');
    const clients = [staff, browser, server.visitor()];
    const seen = await Promise.all(clients.map((client) => readAll(client, calls)));
    expect(findDifferences(seen.flat(), isViewerField)).toEqual([]);
  });

  it('is returned by a mutation as it is read right after it', async () => {
    await changeOtherObjects(async (field) => {
      const payload = await change(field);
      const types = new Set(seenLast.map(({ key }) => key.split(':')[0] ?? ''));
      const after = await readAll(staff, calls, types);
      expect(
        findDifferences([...seenLast, ...after], () => false),
        field,
      ).toEqual([]);
      return payload;
    });
  });

  it('is returned by a sign-in as the signed-in user reads it', async () => {
    const browser = server.visitor();
    const { seen } = await call(browser, 'Mutation', 'login(email: "admin@example.com", password: "Long-Enough-1")');
    expect(seen).not.toEqual([]);
    expect(findDifferences([...seen, ...(await readAll(browser, calls))], () => false)).toEqual([]);
  });

  it('was checked in every field of the schema that returns one', () => {
    expect(places.filter((place) => !checkedFields.has(place) && !excludedFields.has(place))).toEqual([]);
  });
});
