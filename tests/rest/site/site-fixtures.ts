import type { TestClient } from '../../support/test-client.ts';
import type { TestServer } from '../../support/test-server.ts';

/** Makes more locales available besides the default one. */
export async function addLocales(staff: TestClient, ...locales: string[]): Promise<void> {
  const availableLocales = ['en', ...locales];
  await changeSettings(staff, { availableLocales, customSlugLocales: availableLocales });
}

export async function changeSettings(staff: TestClient, input: Record<string, unknown>): Promise<void> {
  const { data } = await staff.graphql<{ updateSettings: { errors: object[] } }>(
    'mutation ($input: SiteSettingsInput!) { updateSettings(input: $input) { errors { code property } } }',
    { input },
  );
  if (data.updateSettings.errors.length > 0) throw new Error(JSON.stringify(data.updateSettings.errors));
}

/** Creates and publishes a menu with these pages. */
export async function publishMenu(staff: TestClient, name: string, pageIDs: readonly number[]): Promise<number> {
  const { body } = await staff.post<{ menu: { id: number } }>('/menu/create', { name, locale: 'en' });
  const items = pageIDs.map((pageID) => ({
    key: `page-${pageID}`,
    label: '',
    link: {
      kind: 'internal',
      value: '',
      pageID,
    },
    children: [],
  }));
  await staff.post(`/menu/${body.menu.id}/store`, { items });
  await staff.post(`/menu/${body.menu.id}/publish`);
  return body.menu.id;
}

/** The response to a visitor of a node at a path. */
export async function read(node: TestServer, path: string): Promise<{ status: number; html: string }> {
  const response = await node.visitor().fetch(path);
  return { status: response.status, html: await response.text() };
}
