import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openConnection } from '../../../server/app/database/open-connection.ts';
import { importBundle, type ImportReport } from '../../../server/bundles/index.ts';
import { loadSettings } from '../../../server/settings/index.ts';
import { type Entry, writeBundle } from '../../support/bundles.ts';
import type { TestServer } from '../../support/test-server.ts';

/** Imports a bundle like the command does, without jobs. */
export async function importDirectly(
  { databaseUrl, orm, services }: TestServer,
  entries: readonly Entry[],
  options: { isDryRun: boolean; importer?: number },
): Promise<ImportReport> {
  const folder = await mkdtemp(join(tmpdir(), 'ximblox-bundle-'));
  try {
    const path = join(folder, 'site.tar');
    await writeFile(path, await writeBundle(entries));
    await using client = await openConnection(databaseUrl);
    const locales = await loadSettings(orm.em.fork());
    return await importBundle(path, { client, em: orm.em, services, locales, importer: null, ...options });
  } finally {
    await rm(folder, { recursive: true });
  }
}
