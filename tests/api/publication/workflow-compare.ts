import { expect } from 'vitest';
import { newestVersion, openRequest, pendingPlans, publishedVersion } from './model-page.ts';
import type { RealPage } from './workflow-actions.ts';
import { pagesPerWorld, type WorkflowWorld } from './workflow-world.ts';

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

/** Expects that staff of several roles read the page as in the model; a restored publication keeps its id. */
export async function compareForStaff({ stage, model, real }: WorkflowWorld, number: number): Promise<void> {
  const page = model.pageAt(number);
  const { pageID, versions, publications } = real[number] as RealPage;
  const roles = ['editor', 'dutch', 'token', 'analyst', 'visitor'] as const;
  const read = await Promise.all(roles.map((role) => stage.browsers[role].get<RestPage>(`/page/${pageID}`)));
  const staffStatus = page.deleted ? 404 : 200;
  expect(read.map(({ status }) => status)).toEqual([...Array.from({ length: 4 }, () => staffStatus), 401]);
  if (page.deleted) return;
  const { publishedID = null } = read[0]?.body.page ?? {};
  if (page.publication > 0) publications[page.publication] ??= publishedID ?? 0;
  const live = publishedVersion(page);
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
    title: page.titles[newestVersion(page)],
    slug: page.slug,
    live: page.live !== null,
    pageVersionID: versions[newestVersion(page)],
    tags: page.tags,
    scheduledPublications: pendingPlans(page).map(({ action, version }) => {
      return { action, pageVersionID: version === null ? null : versions[version] };
    }),
    publicationRequest: open ? { pageVersionID: versions[open.version] } : null,
  });
}

type Seen = { page?: { title: string; pageVersion: { pageID: number } } };
type Sibling = { locale: string; slug: string };

/**
 * Expects that every address leads visitors to the right page in its live version, by every call, and to nothing else.
 */
export async function comparePublicAddresses({
  stage,
  model,
  real,
  slugs,
  titles,
  name,
}: WorkflowWorld): Promise<void> {
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

/** Expects that menus and translation links lead to published pages only. */
export async function compareLists({ stage, model, real, menu }: WorkflowWorld): Promise<void> {
  const { visitor } = stage.browsers;
  const { body } = await visitor.get<{ items: { label: string; href: string }[] }>(
    `/menu/published?name=${encodeURIComponent(menu)}&locale=en`,
  );
  const entries = model.pages.slice(0, pagesPerWorld).filter(({ live }) => live !== null);
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
