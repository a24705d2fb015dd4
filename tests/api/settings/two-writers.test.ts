import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { signInAs } from '../../support/users.ts';
import { receiveEvents } from '../../support/receive-events.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

type Values = Record<string, unknown>;
type Change = { updateSettings: { settings: Values | null; errors: { code: string; property: string }[] } };

let server: TestServer;
let one: TestClient;
let other: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  one = (await signInAs(server, 'Administrator')).browser;
  other = (await signInAs(server, 'Administrator')).browser;
});
afterAll(() => server.stop());

/** The settings when both open the form. */
const seen = { contactPhone: '030 1', mailSender: '', auditRetentionMonths: null };
beforeEach(async () => {
  await change(one, seen);
});

async function change(client: TestClient, input: Values, expected?: Values) {
  const { data } = await client.graphql<Change>(
    `mutation ($input: SiteSettingsInput!, $expected: SiteSettingsInput) {
       updateSettings(input: $input, expected: $expected) {
         settings { contactPhone mailSender auditRetentionMonths siteNames { locale name } }
         errors { code property } } }`,
    { input, expected },
  );
  return data.updateSettings;
}

it('two users who change different settings keep both changes, and each reads the other’s', async () => {
  await change(one, { contactPhone: '030 2' }, { contactPhone: '030 1' });
  const { settings, errors } = await change(other, { mailSender: 'a@example.com' }, { mailSender: '' });
  expect(errors).toEqual([]);
  expect(settings).toMatchObject({ contactPhone: '030 2', mailSender: 'a@example.com' });
});

it('the second of two changes of the same setting is refused as a whole, with its name', async () => {
  await change(one, { contactPhone: '030 2', auditRetentionMonths: 12 });
  const events = await receiveEvents(server);
  const input = { contactPhone: '030 3', mailSender: 'b@example.com', auditRetentionMonths: 24 };
  const { settings, errors } = await change(other, input, seen);
  expect(settings).toBeNull();
  expect(errors).toEqual([
    { code: 'V_07', property: 'settings.contactPhone' },
    { code: 'V_07', property: 'settings.auditRetentionMonths' },
  ]);
  expect(await events.take()).toEqual([]);
  await events.stop();
  expect((await change(one, {})).settings).toMatchObject({ contactPhone: '030 2', mailSender: '' });
});

it('one of two parallel changes is refused', async () => {
  const changes = [one, other].map((client, index) =>
    change(client, { contactPhone: `at once ${index}` }, { contactPhone: '030 1' }),
  );
  const errors = (await Promise.all(changes)).flatMap((response) => response.errors);
  expect(errors).toEqual([{ code: 'V_07', property: 'settings.contactPhone' }]);
});

it('both may change a setting to the same value, and a request without expectation wins', async () => {
  await change(one, { contactPhone: '030 2' });
  expect((await change(other, { contactPhone: '030 2' }, { contactPhone: '030 1' })).errors).toEqual([]);
  expect((await change(other, { contactPhone: '030 3' })).settings).toMatchObject({ contactPhone: '030 3' });
});

it('an unchanged list of objects is neither a conflict nor a change', async () => {
  const siteNames = [{ locale: 'nl-nl', name: 'Kerkwijzer' }];
  await change(one, { availableLocales: ['en', 'nl-nl'], siteNames });
  const events = await receiveEvents(server);
  expect((await change(other, { siteNames }, { siteNames })).errors).toEqual([]);
  expect(await events.take()).toEqual([]);
  await events.stop();
});

it('expected values have the form of stored ones', async () => {
  expect((await change(one, {}, { mailSender: 'nobody' })).errors).toEqual([
    { code: 'V_02', property: 'settings.expected.mailSender' },
  ]);
});
