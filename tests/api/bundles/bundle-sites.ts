import { addFile, createImage } from '../../support/media-files.ts';
import { createPublishedWith, imageOf } from '../../support/image-pages.ts';
import { restBlock, createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestJobs } from '../../support/jobs/test-jobs.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { setLocales } from '../../support/translations.ts';

/** A server that runs its jobs until `resources` are disposed. */
export async function startWithJobs(resources: AsyncDisposableStack): Promise<TestServer> {
  const server = await startTestServer();
  resources.defer(() => server.stop());
  const jobs = await startTestJobs(server);
  resources.defer(() => jobs.stop());
  return server;
}

export const sampleSVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/** Pages with images and text, an old address, a tag, a folder, a menu and a draft. */
export async function fillSite(author: TestClient): Promise<void> {
  await author.post('/medialib/create-dir', { path: '/', folderName: 'towers' });
  const photo = await addFile(author, await createImage().png().toBuffer(), { path: '/towers', fileName: 'tower.png' });
  await addFile(author, sampleSVG, { fileName: 'plan.svg' });
  const { pageID } = await createPublishedWith(author, imageOf(photo));
  const words = [restBlock('rich-text', { html: '<p>Mind the <strong>bells</strong></p>' })];
  const home = await createPublishedPage(author, { slug: '/', title: 'Home', content: words });
  await author.put(`/page/${home.pageID}/save`, { slug: 'welcome', shouldUpdateLinks: false });
  await author.graphql(`mutation { tagPage(pageID: ${pageID}, tags: ["tower"]) { errors { code } } }`);
  await createPage(author, { slug: 'draft', title: 'Draft' });
  const { body } = await author.post<{ menu: { id: number } }>('/menu/create', { name: 'main', locale: 'en' });
  const items = [{ key: 'a', label: 'Home', link: { kind: 'internal', value: '', pageID: home.pageID } }];
  await author.post(`/menu/${body.menu.id}/store`, { items });
  await author.post(`/menu/${body.menu.id}/publish`);
}

const nextYear = (): string => new Date(Date.now() + 300 * 24 * 60 * 60 * 1_000).toISOString();

/** Schedules publishing the page as it is now, or unpublishing it; returns the errors. */
export async function schedulePublication(
  author: TestClient,
  pageID: number,
  action: 'PUBLISH' | 'UNPUBLISH',
  at = nextYear(),
) {
  const { data, errors } = await author.graphql<{ schedulePublication: { errors: object[] } }>(
    `mutation { schedulePublication(pageID: ${pageID}, action: ${action}, at: "${at}") { errors { code property } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.schedulePublication.errors;
}

/** A translation of a page into German; returns its id. */
export async function createTranslation(author: TestClient, pageID: number, slug: string): Promise<number> {
  const translation = { pageID, newLocale: 'de-de', title: `${slug} auf Deutsch`, slug };
  const { status, body, text } = await author.post<{ pageID: number }>('/page/create-translation', translation);
  if (status !== 200) throw new Error(text);
  return body.pageID;
}

/** A site with rows of every kind that a bundle can contain. */
export async function fillWholeSite(server: TestServer, author: TestClient): Promise<void> {
  await setLocales(server, 'en', 'de-de');
  await fillSite(author);
  await author.post('/medialib/add-video', { path: '/', url: 'https://youtu.be/dQw4w9WgXcQ' });
  const photo = await addFile(author, await createImage({ width: 33 }).png().toBuffer(), { fileName: 'door.png' });
  const { status, text } = await author.post('/medialib/edit-file', { id: photo.id, tags: ['door'] });
  if (status !== 200) throw new Error(text);
  const source = await createPage(author, { slug: 'bells', title: 'Bells' });
  await createTranslation(author, source.pageID, 'glocken');
  const errors = await schedulePublication(author, source.pageID, 'PUBLISH');
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}
