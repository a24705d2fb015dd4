import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInAs } from '../../support/users.ts';
import { createPage } from '../../support/pages.ts';
import type { TestClient } from '../../support/test-client.ts';
import { startTestServer, type TestServer } from '../../support/test-server.ts';

const changeSettings = `mutation ($input: SiteSettingsInput!) {
  updateSettings(input: $input) {
    settings { siteName siteNames { locale name } contactPhone mailSender availableLocales defaultLocale customSlugLocales keepLiveWhileRequested activityTimeout }
    errors { code property }
  }
}`;

type Change = {
  updateSettings: { settings: Record<string, unknown> | null; errors: { code: string; property: string }[] };
};

let server: TestServer;
let administrator: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  administrator = await server.signIn();
});
afterAll(() => server.stop());

async function change(input: object, client = administrator) {
  const { data } = await client.graphql<Change>(changeSettings, { input });
  return data.updateSettings;
}

const errorsOf = async (input: object) =>
  (await change(input)).errors.map(({ code, property }) => `${code} ${property}`);

describe('the settings of the site', () => {
  it('are public: the locales, and en as the default of a new installation', async () => {
    const fresh = await startTestServer();
    try {
      const { status, body } = await fresh.visitor().get('/settings/get');
      expect(status).toBe(200);
      expect(body).toEqual({ availableLocales: ['en'], defaultLocale: 'en', customSlugLocales: ['en'] });
    } finally {
      await fresh.stop();
    }
  });

  it('change with an audit entry that names the fields and no value', async () => {
    const { settings, errors } = await change({
      siteName: 'Kerk in beeld',
      contactPhone: '030 123',
      activityTimeout: 30,
    });
    expect(errors).toEqual([]);
    expect(settings).toMatchObject({ siteName: 'Kerk in beeld', contactPhone: '030 123', activityTimeout: 30 });
    const { data } = await administrator.graphql<{
      auditEntries: { items: { action: string; changedFields: string[] }[] };
    }>('{ auditEntries { items { action changedFields } } }');
    const [entry] = data.auditEntries.items;
    expect(entry?.action).toBe('setting.changed');
    expect(entry?.changedFields.toSorted()).toEqual(['activityTimeout', 'contactPhone', 'siteName']);
  });

  it('take effect on every node at once', async () => {
    const second = await startTestServer({ sharedWith: server });
    try {
      await change({ availableLocales: ['en', 'nl-nl'], customSlugLocales: ['en', 'nl-nl'] });
      const { body } = await second.visitor().get('/settings/get');
      expect(body).toMatchObject({ availableLocales: ['en', 'nl-nl'], customSlugLocales: ['en', 'nl-nl'] });
    } finally {
      await second.stop();
    }
  });

  it('contain the site name in other languages, where a blank one counts as missing', async () => {
    await change({ availableLocales: ['en', 'nl-nl', 'de-de'], customSlugLocales: ['en'] });
    const given = [
      { locale: 'nl-nl', name: 'Kerkwijzer' },
      { locale: 'de-de', name: ' ' },
    ];
    const { settings } = await change({ siteNames: given });
    expect(settings).toMatchObject({ siteNames: given.slice(0, 1) });
    const { data } = await server
      .visitor()
      .graphql<{ settings: { siteNames: object[] } }>('{ settings { siteNames { locale name } } }');
    expect(data.settings.siteNames).toEqual(given.slice(0, 1));
    expect(await errorsOf({ availableLocales: ['en', 'de-de'] })).toEqual(['V_12 settings.siteNames']);
    expect((await change({ availableLocales: ['en'], siteNames: [] })).errors).toEqual([]);
  });

  it.each([
    [{ siteNames: [{ locale: 'xx-xx', name: 'X' }] }, 'V_12 settings.siteNames'],
    [{ siteNames: ['A', 'B'].map((name) => ({ locale: 'en', name })) }, 'V_12 settings.siteNames'],
    [{ siteNames: [{ locale: 'en', name: 'x'.repeat(256) }] }, 'V_14 settings.siteNames.0.name'],
    [{ siteName: ' ' }, 'V_01 settings.siteName'],
    [{ siteName: 'x'.repeat(256) }, 'V_14 settings.siteName'],
    [{ mailSender: 'nobody' }, 'V_02 settings.mailSender'],
    [{ availableLocales: ['en', 'nederlands'] }, 'V_12 settings.availableLocales.1'],
    [{ availableLocales: ['en', 'nl'] }, 'V_12 settings.availableLocales'],
    [{ availableLocales: ['en', 'en'] }, 'V_12 settings.availableLocales'],
    [{ customSlugLocales: ['fr-fr'] }, 'V_12 settings.customSlugLocales'],
    [{ activityTimeout: 1 }, 'V_12 settings.activityTimeout'],
  ])('refuse %j with %s', async (input, error) => {
    expect(await errorsOf(input)).toContain(error);
  });

  it('keep a locale that has pages, and the default one once there is a page', async () => {
    await change({ availableLocales: ['en', 'nl-nl', 'de-de'], customSlugLocales: ['en'] });
    await createPage(administrator, { locale: 'nl-nl' });
    expect(await errorsOf({ availableLocales: ['en', 'de-de'] })).toEqual(['V_07 settings.availableLocales']);
    expect(await errorsOf({ defaultLocale: 'de-de' })).toContain('V_07 settings.defaultLocale');
    expect(await errorsOf({ availableLocales: ['en', 'nl-nl'] })).toEqual([]);
  });

  it('require manage-settings', async () => {
    const { browser } = await signInAs(server, 'Publisher');
    const { errors } = await browser.graphql(changeSettings, { input: { siteName: 'Mine' } });
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'FORBIDDEN', errorCode: 'UM_01' });
  });
});
