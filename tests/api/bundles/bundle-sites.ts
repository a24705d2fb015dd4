import { addedFile, picture } from '../../rest/media/media-fixtures.ts';
import { createPublishedWith, use } from '../../rest/media/page-fixtures.ts';
import { block, createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestJobs } from '../../support/test-jobs.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';
import { setLocales } from '../../support/translations.ts';

/** A server whose jobs run, until `resources` end. */
export async function startWithJobs(resources: AsyncDisposableStack): Promise<TestServer> {
  const server = await startTestServer();
  resources.defer(() => server.stop());
  const jobs = await startTestJobs(server);
  resources.defer(() => jobs.stop());
  return server;
}

export const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="8" height="8"/></svg>';

/** Pages with pictures and words, an old address, a tag, a folder, a menu, a draft. */
export async function fillSite(author: TestClient): Promise<void> {
  await author.post('/medialib/create-dir', { path: '/', folderName: 'towers' });
  const photo = await addedFile(author, await picture().png().toBuffer(), { path: '/towers', fileName: 'tower.png' });
  await addedFile(author, drawing, { fileName: 'plan.svg' });
  const { pageID } = await createPublishedWith(author, use(photo));
  const words = [block('rich-text', { html: '<p>Mind the <strong>bells</strong></p>' })];
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

/** Plans publishing the page as it is now, or taking it off the site; the errors. */
export async function plan(author: TestClient, pageID: number, action: 'PUBLISH' | 'UNPUBLISH', at = nextYear()) {
  const { data, errors } = await author.graphql<{ schedulePublication: { errors: object[] } }>(
    `mutation { schedulePublication(pageID: ${pageID}, action: ${action}, at: "${at}") { errors { code property } } }`,
  );
  if (errors) throw new Error(JSON.stringify(errors));
  return data.schedulePublication.errors;
}

/** A translation of a page into German; its number. */
export async function translate(author: TestClient, pageID: number, slug: string): Promise<number> {
  const translation = { pageID, newLocale: 'de-de', title: `${slug} auf Deutsch`, slug };
  const { status, body, text } = await author.post<{ pageID: number }>('/page/create-translation', translation);
  if (status !== 200) throw new Error(text);
  return body.pageID;
}

/** A site that has rows of every kind that a bundle has. */
export async function fillWholeSite(server: TestServer, author: TestClient): Promise<void> {
  await setLocales(server, 'en', 'de-de');
  await fillSite(author);
  await author.post('/medialib/add-video', { path: '/', url: 'https://youtu.be/dQw4w9WgXcQ' });
  const photo = await addedFile(author, await picture({ width: 33 }).png().toBuffer(), { fileName: 'door.png' });
  const { status, text } = await author.post('/medialib/edit-file', { id: photo.id, tags: ['door'] });
  if (status !== 200) throw new Error(text);
  const source = await createPage(author, { slug: 'bells', title: 'Bells' });
  await translate(author, source.pageID, 'glocken');
  const errors = await plan(author, source.pageID, 'PUBLISH');
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
}
