import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, sql } from '../../../server/shared/database/query.ts';
import { isLong, seed } from '../../support/generated.ts';
import { type ModelPage, newest, openRequest, pending, published } from './model-page.ts';
import {
  onlyGraphQL,
  onlyREST,
  performStep,
  type RealPage,
  runPlan,
  type Stage,
  startStage,
} from './workflow-actions.ts';
import { type Actor, bulkKinds, type Kind, kinds, type Step, WorkflowModel } from './workflow-model.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await startStage();
  await stage.administrator.graphql('mutation { createTags(names: ["bells"], public: true) { errors { code } } }');
});
afterAll(() => stage.server.stop());

const pageCount = 3;
const mostPages = 5;

/** A site of its own for one sequence: the model, and what its numbers are on the server. */
type World = { model: WorkflowModel; real: RealPage[]; slugs: string[]; titles: string[]; menu: string; name: string };

let worlds = 0;

async function createWorld(): Promise<World> {
  worlds += 1;
  const name = `w${worlds}`;
  const slugs = Array.from({ length: pageCount + 1 }, (_, index) => `${name}-${index}`);
  const own = slugs.slice(0, pageCount);
  const titles = own.map((slug) => `${slug} first.`);
  const real: RealPage[] = [];
  for (const [index, slug] of own.entries()) {
    const { pageID, pageVersionID } = await stage.newPage({ title: titles[index], slug });
    real.push({ pageID, versions: [pageVersionID], publications: [], plans: [] });
  }
  const menu = `menu ${name}`;
  const { body } = await stage.administrator.post<{ menu: { id: number } }>('/menu/create', {
    name: menu,
    locale: 'en',
  });
  const items = real.map(({ pageID }, index) => {
    return { key: `e${index}`, label: own[index], link: { kind: 'internal', value: '', pageID } };
  });
  await stage.administrator.post(`/menu/${body.menu.id}/store`, { items });
  expect((await stage.administrator.post(`/menu/${body.menu.id}/publish`)).status).toBe(200);
  return { model: new WorkflowModel(own, titles), real, slugs, titles, menu, name };
}

/** A step before it knows what there is. */
type Draft = {
  kind: Kind | 'time' | 'setting';
  actor: Actor;
  edge: Step['edge'];
  page: number;
  others: number[];
  number: number;
};

/** Pages that an action can be done to, and the action that makes one where there is none. */
const fitting: Readonly<Partial<Record<Draft['kind'], { fits: (page: ModelPage) => boolean; instead: Kind }>>> = {
  accept: { fits: (page) => openRequest(page) !== undefined, instead: 'request' },
  reject: { fits: (page) => openRequest(page) !== undefined, instead: 'request' },
  revoke: { fits: (page) => openRequest(page) !== undefined, instead: 'request' },
  unpublish: { fits: ({ live }) => live !== null, instead: 'publish' },
  'plan-unpublish': { fits: ({ live }) => live !== null, instead: 'plan-publish' },
  'cancel-plan': { fits: (page) => pending(page).length > 0, instead: 'plan-publish' },
  time: { fits: (page) => pending(page).length > 0, instead: 'plan-unpublish' },
  restore: { fits: ({ deleted }) => deleted !== null, instead: 'delete' },
};

/** Mostly a page that the action can be done to: refusals alone would prove little. */
function choosePage(drawn: Draft, { pages }: WorkflowModel): Draft {
  const { kind, page, number } = drawn;
  if (number % 5 === 4) return { ...drawn, page: page % pages.length };
  const { fits, instead } = fitting[kind] ?? { fits: ({ deleted }) => deleted === null, instead: kind };
  const found = [...pages.keys()].filter((index) => fits(pages[index] as ModelPage));
  const chosen = found[page % found.length];
  if (chosen !== undefined) return { ...drawn, page: chosen };
  return { ...drawn, kind: instead, page: page % pages.length };
}

function toStep(draft: Draft & { kind: Kind }, world: World): Step | null {
  const { model, slugs, titles, name } = world;
  const { kind, number, actor, page } = draft;
  if (kind === 'translate' && model.pages.length >= mostPages) return null;
  const wanted = onlyREST.includes(kind) ? 'REST' : onlyGraphQL.includes(kind) ? 'GraphQL' : draft.edge;
  const isBulk = wanted === 'GraphQL' && bulkKinds.includes(kind);
  const others = isBulk
    ? [...new Set(draft.others.map((other) => other % model.pages.length))].filter((other) => other !== page)
    : [];
  if (kind === 'store') titles.push(`${name} text ${titles.length}.`);
  const words = { store: titles.at(-1), move: slugs[number % slugs.length], translate: `${name}-nl-${number % 2}` };
  const title = words[kind as keyof typeof words] ?? '';
  if (kind === 'translate') titles.push(`${title} title.`);
  return { kind, actor, edge: wanted, page, others, number, title };
}

type StaffPage = {
  status: string;
  title: string;
  slug: string;
  live: boolean;
  pageVersionID: number;
  publishedVersionID: number | null;
  tags: string[];
  scheduledPublications: { id: number; action: string; pageVersionID: number | null }[];
  publicationRequest: { pageVersionID: number } | null;
};

type RestPage = { page: { status: string; publishedID: number | null; publishedVersionID: number | null } };

/** What staff of several roles read of a page is what the model holds; a publication that comes back is the same one. */
async function compareForStaff({ model, real }: World, number: number): Promise<void> {
  const page = model.pageAt(number);
  const { pageID, versions, publications } = real[number] as RealPage;
  const roles = ['editor', 'dutch', 'token', 'analyst', 'visitor'] as const;
  const read = await Promise.all(roles.map((role) => stage.browsers[role].get<RestPage>(`/page/${pageID}`)));
  const staffStatus = page.deleted ? 404 : 200;
  expect(read.map(({ status }) => status)).toEqual([...Array.from({ length: 4 }, () => staffStatus), 401]);
  if (page.deleted) return;
  const { publishedID = null } = read[0]?.body.page ?? {};
  if (page.publication > 0) publications[page.publication] ??= publishedID ?? 0;
  const live = published(page);
  for (const { body } of read.slice(0, 4)) {
    expect(body.page).toMatchObject({
      status: page.status,
      publishedID: page.publication === 0 ? null : publications[page.publication],
      publishedVersionID: live === null ? null : versions[live],
    });
  }
  const { data } = await stage.administrator.graphql<{ page: StaffPage }>(
    `{ page(id: ${pageID}) { status title slug live pageVersionID publishedVersionID tags
         scheduledPublications { action pageVersionID } publicationRequest { pageVersionID } } }`,
  );
  const open = openRequest(page);
  expect(data.page).toMatchObject({
    status: page.status.toUpperCase(),
    title: page.titles[newest(page)],
    slug: page.slug,
    live: page.live !== null,
    pageVersionID: versions[newest(page)],
    tags: page.tags,
    scheduledPublications: pending(page).map(({ action, version }) => {
      return { action, pageVersionID: version === null ? null : versions[version] };
    }),
    publicationRequest: open ? { pageVersionID: versions[open.version] } : null,
  });
}

type Seen = { page?: { title: string; pageVersion: { pageID: number } } };
type Sibling = { locale: string; slug: string };

/** Every address leads visitors to the right page in its live version, at all edges, and to nothing else. */
async function compareAddresses({ model, real, slugs, titles, name }: World): Promise<void> {
  const { visitor } = stage.browsers;
  const addresses = [
    ...slugs.map((slug) => ({ locale: 'en', slug, path: `/${slug}` })),
    ...[0, 1].map((index) => ({ locale: 'nl-nl', slug: `${name}-nl-${index}`, path: `/nl-nl/${name}-nl-${index}` })),
  ];
  await Promise.all(
    addresses.map(async ({ locale, slug, path }) => {
      const number = model.seenAt(locale, slug);
      const page = number === null ? null : model.pageAt(number);
      const title = page && page.live !== null ? page.titles[page.live] : undefined;
      const { body, text } = await visitor.post<Seen>('/page/get-by-slug', { locale, slug });
      const seen = { id: body.page?.pageVersion.pageID, title: body.page?.title };
      expect({ slug, ...seen }).toEqual({ slug, id: number === null ? undefined : real[number]?.pageID, title });
      expect(titles.filter((one) => text.includes(one))).toEqual(title === undefined ? [] : [title]);
      const site = await visitor.fetch(path);
      expect({ path, status: site.status }).toEqual({ path, status: !page ? 404 : page.slug === slug ? 200 : 301 });
      const html = await site.text();
      if (site.status === 200) expect(titles.filter((one) => html.includes(`<title>${one}`)).length).toBeLessThan(2);
      const { data } = await visitor.graphql<{ publishedPage: { title: string; tags: string[] } | null }>(
        'query ($slug: String!, $locale: String) { publishedPage(slug: $slug, locale: $locale) { title tags } }',
        { slug, locale },
      );
      expect({ slug, page: data.publishedPage }).toEqual({ slug, page: page ? { title, tags: page.tags } : null });
    }),
  );
}

/** The menu leads to published pages alone, and so do the addresses of translations. */
async function compareLists({ model, real, menu }: World): Promise<void> {
  const { visitor } = stage.browsers;
  const { body } = await visitor.get<{ items: { label: string; href: string }[] }>(
    `/menu/published?name=${encodeURIComponent(menu)}&locale=en`,
  );
  const entries = model.pages.slice(0, pageCount).filter(({ live }) => live !== null);
  expect(body.items.map(({ href }) => href)).toEqual(entries.map(({ slug }) => `/${slug}`));
  for (const [number, page] of model.pages.entries()) {
    if (page.live === null) continue;
    const { body: siblings } = await visitor.get<Sibling[]>(`/page/get-sibling-slugs/${real[number]?.pageID}`);
    const group = model.pages.filter((other) => other.live !== null && other.group === page.group);
    expect(siblings).toEqual(
      group.toSorted((a, b) => a.locale.localeCompare(b.locale)).map(({ locale, slug }) => ({ locale, slug })),
    );
  }
}

/** Ids of what a step made, so that later steps can name it. */
async function learnIDs(world: World, step: Step, made: { pageID?: number; pageVersionID?: number }): Promise<void> {
  const { model, real } = world;
  const { pageID, pageVersionID } = made;
  if (step.kind === 'translate' && pageID && pageVersionID)
    real.push({ pageID, versions: [pageVersionID], publications: [], plans: [] });
  const known = real[step.page];
  if (step.kind === 'store' && pageVersionID)
    (known as RealPage).versions[newest(model.pageAt(step.page))] = pageVersionID;
  if (!step.kind.startsWith('plan-') || !known) return;
  const rows = await query(
    stage.server.orm.em.fork(),
    sql<{ id: number }>`select id from scheduled_publication where page_id = ${known.pageID} order by id`,
  );
  known.plans = rows.map(({ id }) => id);
}

let planned = 0;
const outcomes = new Map<string, number>();
const count = (name: string) => outcomes.set(name, (outcomes.get(name) ?? 0) + 1);

async function performOne(world: World, step: Step): Promise<void> {
  const { model, real } = world;
  planned += 1;
  const at = Date.now() + (1 + (step.number % 7)) * 3_600_000 + planned * 1_000;
  const page = real[step.page] as RealPage;
  const chosen = model.planOf(step);
  const planID = chosen ? page.plans[model.pageAt(step.page).plans.indexOf(chosen)] : undefined;
  if (step.kind === 'cancel-plan' && planID === undefined) return;
  const target = {
    pageID: page.pageID,
    otherIDs: step.others.map((other) => real[other]?.pageID ?? 0),
    versionID: page.versions[model.versionOf(step)] ?? 0,
    planID: planID ?? 0,
    at: new Date(at).toISOString(),
  };
  const outcome = model.perform(step, at);
  const { status, made } = await performStep(stage, step, target);
  expect({ ...step, outcome: status }).toEqual({ ...step, outcome });
  count(`${step.kind} ${outcome}`);
  if (outcome === 200) await learnIDs(world, step, made);
}

async function performDraft(world: World, drawn: Draft): Promise<void> {
  const { model, real } = world;
  const draft = choosePage(drawn, model);
  if (draft.kind === 'setting') {
    model.keepsLive = !model.keepsLive;
    await stage.keepLive(model.keepsLive);
  } else if (draft.kind === 'time') {
    const number = draft.page;
    const [due] = pending(model.pageAt(number));
    if (!due) return;
    const planID = real[number]?.plans[model.pageAt(number).plans.indexOf(due)];
    model.runPlan(number);
    await runPlan(stage, planID ?? 0);
    count(`time ${due.action}`);
  } else {
    const step = toStep({ ...draft, kind: draft.kind }, world);
    if (step) await performOne(world, step);
  }
}

let steps = 0;

async function runSequence(drafts: readonly Draft[]): Promise<void> {
  const world = await createWorld();
  await stage.keepLive(true);
  for (const draft of drafts) {
    steps += 1;
    await performDraft(world, draft);
    await Promise.all([
      ...world.real.map((_, number) => compareForStaff(world, number)),
      compareAddresses(world),
      compareLists(world),
    ]);
  }
}

const weighted = <Value extends string>(weights: Readonly<Record<Value, number>>): fc.Arbitrary<Value> =>
  fc.oneof(
    ...(Object.entries(weights) as [Value, number][]).map(([value, weight]) => ({
      arbitrary: fc.constant(value),
      weight,
    })),
  );

const draft: fc.Arbitrary<Draft> = fc.record({
  kind: weighted<Draft['kind']>({
    store: 5,
    request: 5,
    revoke: 2,
    accept: 3,
    reject: 3,
    publish: 4,
    unpublish: 3,
    delete: 3,
    restore: 4,
    'plan-publish': 4,
    'plan-unpublish': 3,
    'cancel-plan': 2,
    move: 3,
    tag: 1,
    translate: 2,
    time: 5,
    setting: 1,
  }),
  actor: weighted<Actor>({
    administrator: 6,
    publisher: 6,
    editor: 4,
    token: 3,
    dutch: 2,
    cleaner: 2,
    analyst: 1,
    visitor: 1,
  }),
  edge: fc.constantFrom('REST', 'GraphQL'),
  page: fc.nat(11),
  others: fc.array(fc.nat(4), { maxLength: 2 }),
  number: fc.nat(30),
});

const length = 20;
const numRuns = isLong ? 250 : 15;

it(`REST, GraphQL and the site agree with the model in ${numRuns * length} steps by every role`, {
  timeout: isLong ? 7_200_000 : 600_000,
}, async () => {
  console.log(`seed ${seed}`);
  const sequence = fc.array(draft, { minLength: length, maxLength: length, size: 'max' });
  await fc.assert(fc.asyncProperty(sequence, runSequence), { numRuns, seed, verbose: 1 });
  console.log(`${steps} steps: ${JSON.stringify(Object.fromEntries([...outcomes].toSorted()))}`);
  for (const kind of kinds) expect([...outcomes.keys()]).toContain(`${kind} 200`);
  expect([...outcomes.keys()]).toEqual(expect.arrayContaining(['time PUBLISH', 'time UNPUBLISH']) as string[]);
});
