import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startWorkflow, type Workflow } from '../../rest/publication/workflow-fixtures.ts';
import { signIn } from '../../rest/auth/staff.ts';
import { isLong, seed } from '../../support/generated.ts';
import type { TestClient } from '../../support/test-client.ts';
import { type Deed, type Kind, PageModel, type Role } from './page-model.ts';

let flow: Workflow;
let browsers: Record<Role, TestClient>;
let visitor: TestClient;

beforeAll(async () => {
  flow = await startWorkflow();
  const analyst = await signIn(flow.server, 'Analyst');
  visitor = flow.server.visitor();
  browsers = {
    administrator: flow.administrator,
    publisher: flow.publisher.browser,
    editor: flow.editor.browser,
    analyst: analyst.browser,
    visitor,
  };
  await visitor.get('/page/1');
});
afterAll(() => flow.server.stop());

/** The page that a sequence is about; versions by the model's numbers. */
type Subject = { pageID: number; slug: string; versions: number[]; publications: number[]; model: PageModel };

const codes: Readonly<Record<string, number>> = { UNAUTHENTICATED: 401, FORBIDDEN: 403, PM_01: 404 };

async function restore(client: TestClient, pageID: number): Promise<number> {
  const { data, errors } = await client.graphql<{ restorePage: { errors: { code: string }[] } }>(
    `mutation { restorePage(id: ${pageID}) { errors { code } } }`,
  );
  const code = errors?.[0]?.extensions.code ?? data.restorePage.errors[0]?.code;
  return code === undefined ? 200 : (codes[code] ?? 500);
}

/** Does it on the server; REST's status of the answer. */
async function perform({ kind, role, choice }: Deed, subject: Subject, title: string): Promise<number> {
  const { pageID, versions, model } = subject;
  const client = browsers[role];
  const versionID = versions[model.choose(choice)] ?? 0;
  switch (kind) {
    case 'store': {
      const answer = await client.post<{ pageVersionID: number }>(`/page/version/${versionID}/store`, { title });
      const { pageVersionID } = answer.body;
      if (answer.status === 200 && !versions.includes(pageVersionID)) versions.push(pageVersionID);
      return answer.status;
    }
    case 'restore':
      return restore(client, pageID);
    case 'request':
    case 'revoke':
      return (await client.post(`/page/${pageID}/${kind}-publication`)).status;
    case 'accept':
    case 'reject':
      return (await client.post(`/page/version/${versionID}/${kind}-publication`, { feedback: 'Words' })).status;
    default:
      return (await client.post(`/page/${pageID}/${kind}`)).status;
  }
}

type StaffAnswer = {
  page: {
    status: string;
    title: string;
    pageVersionID: number;
    publishedVersionID: number | null;
    publishedID: number | null;
  };
};

/** What staff are told is what the model holds; a publication that comes back is the same one. */
async function compareForStaff({ pageID, versions, publications, model }: Subject): Promise<void> {
  const { status, body } = await browsers.administrator.get<StaffAnswer>(`/page/${pageID}`);
  if (model.deleted) {
    expect(status).toBe(404);
    return;
  }
  const { publishedID } = body.page;
  if (model.publication > 0) publications[model.publication] ??= publishedID ?? 0;
  expect(body.page).toMatchObject({
    status: model.status,
    title: model.titles[model.newest],
    pageVersionID: versions[model.newest],
    publishedVersionID: model.published === null ? null : versions[model.published],
    publishedID: model.publication === 0 ? null : publications[model.publication],
  });
}

const graphqlPage = 'query ($slug: String!) { publishedPage(slug: $slug) { title pageVersion { title } } }';

/** The bytes of every public call that could tell of the page. */
async function askAsVisitor({ pageID, slug }: Subject) {
  const [bySlug, byQuery, graphql, site, pages, siblings] = await Promise.all([
    visitor.post('/page/get-by-slug', { slug }),
    visitor.get(`/page/get-by-slug-query?slug=${slug}`),
    visitor.graphql(graphqlPage, { slug }),
    visitor.fetch(`/${slug}`),
    visitor.post('/page/get-pages', { type: 'default', locale: 'en' }),
    visitor.get(`/page/get-sibling-slugs/${pageID}`),
  ]);
  return {
    bySlug: bySlug.text,
    byQuery: byQuery.text,
    graphql: JSON.stringify(graphql.data),
    site: await site.text(),
    pages: pages.text,
    siblings: siblings.text,
    statuses: [bySlug.status, byQuery.status, site.status, siblings.status],
  };
}

/** Visitors get the live version everywhere, and no word of any other state of the page. */
async function compareForVisitors(subject: Subject, everyTitle: readonly string[]): Promise<void> {
  const { model, slug } = subject;
  const { statuses, siblings, ...answers } = await askAsVisitor(subject);
  const title = model.live === null ? null : model.titles[model.live];
  expect(statuses).toEqual(statuses.map(() => (title === null ? 404 : 200)));
  expect(siblings.includes(slug)).toBe(title !== null);
  for (const [call, text] of Object.entries(answers)) {
    const seen = everyTitle.filter((one) => text.includes(one));
    expect({ call, seen }).toEqual({ call, seen: title === null ? [] : [title] });
  }
}

const kinds: Readonly<Record<Kind, number>> = {
  store: 5,
  request: 5,
  accept: 3,
  publish: 3,
  reject: 2,
  revoke: 2,
  unpublish: 2,
  delete: 1,
  restore: 1,
};
const weigh = <Value extends string>(weights: Readonly<Record<Value, number>>) =>
  fc.oneof(
    ...(Object.entries(weights) as [Value, number][]).map(([value, weight]) => ({
      arbitrary: fc.constant(value),
      weight,
    })),
  );

const deed: fc.Arbitrary<Deed> = fc.record({
  kind: weigh(kinds),
  role: weigh<Role>({ administrator: 4, publisher: 5, editor: 5, analyst: 1, visitor: 1 }),
  choice: weigh({ requested: 6, newest: 1, first: 1, live: 1 }),
});

const by = (role: Role, ...steps: Kind[]): Deed[] => steps.map((kind) => ({ kind, role, choice: 'newest' }));

/** Ways into every state, so that the steps after them are not spent on getting there. */
const opening = fc.constantFrom(
  [],
  by('editor', 'request'),
  by('publisher', 'publish'),
  by('publisher', 'publish', 'store'),
  [...by('publisher', 'publish', 'store'), ...by('editor', 'request')],
  by('administrator', 'publish', 'unpublish'),
  [...by('editor', 'request'), ...by('publisher', 'publish')],
  by('publisher', 'publish', 'delete'),
);

const sequence = fc
  .tuple(opening, fc.array(deed, { minLength: 1, maxLength: 8, size: 'max' }))
  .map(([first, then]) => [...first, ...then]);

let sequences = 0;
/** Successes by kind: a sequence of refusals alone would prove little. */
const performed = new Map<Kind, number>();

async function runSequence(keepsLive: boolean, deeds: readonly Deed[]): Promise<void> {
  sequences += 1;
  await flow.keepLive(keepsLive);
  const everyTitle = [`s${sequences}v0.`];
  const { pageID, pageVersionID, slug } = await flow.newPage({ title: everyTitle[0] });
  const model = new PageModel(everyTitle[0] ?? '', keepsLive);
  const subject: Subject = { pageID, slug, versions: [pageVersionID], publications: [], model };
  for (const one of deeds) {
    const title = `s${sequences}v${everyTitle.length}.`;
    everyTitle.push(title);
    const actual = await perform(one, subject, title);
    expect({ ...one, outcome: actual }).toEqual({ ...one, outcome: model.perform(one, title) });
    if (actual === 200) performed.set(one.kind, (performed.get(one.kind) ?? 0) + 1);
    await Promise.all([compareForStaff(subject), compareForVisitors(subject, everyTitle)]);
  }
  if (!model.deleted) await browsers.administrator.post(`/page/${pageID}/delete`);
}

const numRuns = isLong ? 1_000 : 100;

it(`keeps to the contract's table in ${numRuns} random sequences of steps by every role`, {
  timeout: isLong ? 3_600_000 : 600_000,
}, async () => {
  console.log(`seed ${seed}`);
  await fc.assert(fc.asyncProperty(fc.boolean(), sequence, runSequence), { numRuns, seed, verbose: 1 });
  console.log(`${sequences} sequences; steps that were made: ${JSON.stringify(Object.fromEntries(performed))}`);
  expect([...performed.keys()].toSorted()).toEqual(Object.keys(kinds).toSorted());
});
