import { addedFile, picture } from '../../rest/media/media-fixtures.ts';
import { createPublishedWith, use } from '../../rest/media/page-fixtures.ts';
import { block, createPage, createPublishedPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestJobs } from '../../support/test-jobs.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

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
