import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { pageTypeDefinitions } from '../../../site/page-types/definitions.ts';
import { importBundle, type ImportReport } from '../../bundles/index.ts';
import { PictureMaker } from '../../media/index.ts';
import { loadSettings } from '../../settings/index.ts';
import { readConfig } from '../config.ts';
import { migrateDatabase } from '../migrate-database.ts';
import { connectClient, connectOrm, openInstallation } from './open-installation.ts';
import { openConnection } from '../open-connection.ts';
import { readFileArgument } from './read-arguments.ts';
import { thisThread } from './this-thread.ts';

function printReport({ parts, files, missingLocales, takesSettings, isOfOtherSite }: ImportReport): void {
  for (const [name, { added, same, inTheWay, wrong, conflicts, errors }] of Object.entries(parts)) {
    const hindered = inTheWay > 0 ? `, ${inTheWay} in the way of others` : '';
    const refused = wrong > 0 ? `, ${wrong} not as they have to be` : '';
    console.log(`${name}: ${added} new, ${same} the same already${hindered}${refused}`);
    for (const conflict of conflicts) console.log(`  ${conflict}`);
    for (const error of errors) console.log(`  ${error.name}: ${error.code} ${error.property}`);
  }
  console.log(`media: ${files} files`);
  if (takesSettings) console.log('The settings are taken over: there are no pages yet');
  if (isOfOtherSite)
    console.log('It was made by another site, whose numbers are taken here: it fits into an empty installation only');
  for (const locale of missingLocales) console.log(`The locale ${locale} has to be available first`);
}

/** `npm run import -- FILE`: adds a bundle's pages, media and menus, all or none; with `--dry-run` it only tells. */
export async function importContent(given: readonly string[]): Promise<void> {
  const { file, chosen } = readFileArgument('import', given, ['dry-run']);
  await using resources = new AsyncDisposableStack();
  const { databaseUrl, storage } = await openInstallation(readConfig(), resources);
  const orm = await connectOrm(databaseUrl, resources);
  await migrateDatabase({ databaseUrl, say: (line) => console.log(line) });
  const client = await connectClient(databaseUrl, resources);
  const locales = await loadSettings(orm.em.fork());
  const services = {
    storage,
    pictures: new PictureMaker(storage),
    openConnection: () => openConnection(databaseUrl),
    threads: thisThread,
    blockDefinitions,
    pageTypeDefinitions,
  };
  const report = await importBundle(file, {
    client,
    em: orm.em,
    services,
    locales,
    importer: null,
    isDryRun: chosen.has('dry-run'),
    onImport: async () => {
      await client.query(`insert into audit_entry (action, subject_type) values ('bundle.imported', 'bundle')`);
    },
  });
  printReport(report);
  if (report.isImported) console.log('Imported');
  else if (chosen.has('dry-run')) console.log('Nothing was changed: this was a dry run');
  else {
    console.error('Nothing was imported: something is in the way');
    process.exitCode = 1;
  }
}
