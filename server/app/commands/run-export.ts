import { wholeSite, exportBundle } from '../../bundles/index.ts';
import { loadSettings } from '../../settings/index.ts';
import { readConfig } from '../config/config.ts';
import { connectClient, connectOrm, openInstallation } from './open-installation.ts';
import { readFileArgument } from './read-file-argument.ts';

/** `npm run export -- FILE`: writes pages, media and menus of the configured installation as one bundle. */
export async function runExport(args: readonly string[]): Promise<void> {
  const { file } = readFileArgument('export', args, []);
  await using resources = new AsyncDisposableStack();
  const { databaseUrl, storage } = await openInstallation(readConfig(), resources);
  const orm = await connectOrm(databaseUrl, resources);
  const client = await connectClient(databaseUrl, resources);
  const { availableLocales, defaultLocale, customSlugLocales } = await loadSettings(orm.em.fork());
  const locales = { availableLocales, defaultLocale, customSlugLocales };
  const { rows, files } = await exportBundle(file, { client, storage, locales, choice: wholeSite });
  console.log(`${file}: ${rows.pages} pages, ${rows.menus} menus, ${files} media files`);
}
