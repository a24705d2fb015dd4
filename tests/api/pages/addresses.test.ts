import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isLongRun, seed } from '../../support/random.ts';
import { restBlock, createPage, type NewPage, type VersionBody } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { AddressModel, type AddressStep } from './address-model.ts';

let server: TestServer;
let staff: TestClient;
let visitor: TestClient;

beforeAll(async () => {
  server = await startTestServer();
  staff = await server.signIn();
  visitor = server.visitor();
});
afterAll(() => server.stop());

const pageCount = 3;
const slugCount = 4;

/** The subject of a sequence: pages, and another page that has linked to each of them since they were created. */
type Subject = { slugs: string[]; pages: NewPage[]; reader: NewPage; model: AddressModel };

const linkTo = (slug: string, index: number) =>
  restBlock('call-to-action', { link: { kind: 'internal', value: slug } }, `to-${index}`);

let sequences = 0;

async function createSubject(): Promise<Subject> {
  sequences += 1;
  const slugs = Array.from({ length: slugCount }, (_, index) => `s${sequences}-${index}`);
  const first = slugs.slice(0, pageCount);
  const pages: NewPage[] = [];
  for (const slug of first) pages.push(await createPage(staff, { slug }));
  const reader = await createPage(staff, { slug: `s${sequences}-reader`, content: first.map(linkTo) });
  return { slugs, pages, reader, model: new AddressModel(first) };
}

type Indexed = { kind: AddressStep['kind']; page: number; slug: number; flag: boolean };

/** A restored page is in the bin if any page is: refusals alone would prove little. */
function toStep({ kind, page, slug, flag }: Indexed, { slugs, model }: Subject): AddressStep {
  const named = slugs[slug] ?? '';
  if (kind === 'move') return { kind, page, slug: named, updatesLinks: flag };
  if (kind !== 'restore') return { kind, page };
  const binned = model.pages.flatMap((one, index) => (one.binned ? [index] : []));
  return { kind, page: binned[page % binned.length] ?? page, slug: flag ? named : null };
}

const statuses: Readonly<Record<string, number>> = { PM_01: 404, V_06: 409 };

async function restore(pageID: number, slug: string | null): Promise<number> {
  const { data } = await staff.graphql<{ restorePage: { errors: { code: string }[] } }>(
    'mutation ($id: Int!, $slug: String) { restorePage(id: $id, slug: $slug) { errors { code } } }',
    { id: pageID, slug },
  );
  const code = data.restorePage.errors[0]?.code;
  return code === undefined ? 200 : (statuses[code] ?? 500);
}

async function perform(step: AddressStep, pages: readonly NewPage[]): Promise<number> {
  const pageID = pages[step.page]?.pageID ?? 0;
  if (step.kind === 'restore') return restore(pageID, step.slug);
  if (step.kind !== 'move') return (await staff.post(`/page/${pageID}/${step.kind}`)).status;
  const body = { slug: step.slug, shouldUpdateLinks: step.updatesLinks };
  return (await staff.put(`/page/${pageID}/save`, body)).status;
}

type Found = { page?: { pageVersion: { pageID: number } } };

async function compareAddresses({ slugs, pages, model }: Subject): Promise<void> {
  const responses = await Promise.all(slugs.map((slug) => visitor.post<Found>('/page/get-by-slug', { slug })));
  const seen = responses.map(({ body }) => body.page?.pageVersion.pageID ?? null);
  const expected = slugs.map((slug) => pages[model.pageAt(slug) ?? pageCount]?.pageID ?? null);
  expect(seen).toEqual(expected);
}

/** However a link is rendered now, it leads to the page it was made to, while that page is published. */
async function followLinks({ reader, model }: Subject): Promise<void> {
  const { body } = await staff.get<{ pageVersion: VersionBody }>(`/page/version/fetch/${reader.pageVersionID}`);
  const links = body.pageVersion.blocks.map(({ props }) => (props.link as { value: string }).value);
  const lost = links.filter((slug, index) => model.pages[index]?.live === true && model.pageAt(slug) !== index);
  expect(lost).toEqual([]);
}

const indexed: fc.Arbitrary<Indexed> = fc.record({
  kind: fc.oneof(
    { arbitrary: fc.constant('move' as const), weight: 6 },
    { arbitrary: fc.constant('publish' as const), weight: 5 },
    { arbitrary: fc.constantFrom('unpublish' as const, 'delete' as const), weight: 2 },
    { arbitrary: fc.constant('restore' as const), weight: 2 },
  ),
  page: fc.nat(pageCount - 1),
  slug: fc.nat(slugCount - 1),
  flag: fc.boolean(),
});

/** Numbers of performed and of refused steps. */
const outcomes = new Set<string>();

async function runSequence(steps: readonly Indexed[]): Promise<void> {
  const subject = await createSubject();
  for (const one of steps) {
    const step = toStep(one, subject);
    const outcome = subject.model.perform(step);
    expect({ step, outcome: await perform(step, subject.pages) }).toEqual({ step, outcome });
    outcomes.add(`${step.kind} ${outcome}`);
    await compareAddresses(subject);
    await followLinks(subject);
  }
}

const numRuns = isLongRun ? 1_000 : 6;

it(`visitors find the right page at every address after ${numRuns} random sequences of moves and publications`, {
  timeout: isLongRun ? 3_600_000 : 300_000,
}, async () => {
  console.log(`seed ${seed}`);
  const sequence = fc.array(indexed, { minLength: 4, maxLength: 14, size: 'max' });
  await fc.assert(fc.asyncProperty(sequence, runSequence), { numRuns, seed, verbose: 1 });
  for (const kind of ['move', 'publish', 'unpublish', 'delete', 'restore']) {
    expect([...outcomes]).toContain(`${kind} 200`);
  }
});
