/** The first folder below `server/`: the feature that a file belongs to. */
const featureOf = (path: string): string => path.split('/')[1] ?? '';

/** Whether the SQL of a file is counted: production code of the server, except what knows every table. */
export const isFeatureFile = (path: string): boolean =>
  /^server\/(?!app\/migrations|shared)/.test(path) && !path.endsWith('.test.ts');

const tableAfter = /\b(?:from|join|using|into|update|truncate|lateral)\s+(?:only\s+)?"?([a-z_]+)"?/gi;

/** Names of tables that the SQL in a file's template strings reads or writes. */
function tablesIn(text: string, tables: ReadonlySet<string>): Set<string> {
  const templates = text.match(/`[^`]*`/g) ?? [];
  const names = templates.flatMap((template) => [...template.matchAll(tableAfter)].map((match) => match[1] ?? ''));
  return new Set(names.filter((name) => tables.has(name)));
}

/**
 * Pairs of a feature and a table of another feature that its SQL names, as `feature: table (owner)`, sorted.
 * `owners` maps each table to its feature.
 */
export function findForeignTables(
  files: readonly { path: string; text: string }[],
  owners: Readonly<Record<string, string>>,
): string[] {
  const tables = new Set(Object.keys(owners));
  const pairs = files.flatMap(({ path, text }) =>
    [...tablesIn(text, tables)]
      .filter((table) => owners[table] !== featureOf(path))
      .map((table) => `${featureOf(path)}: ${table} (${owners[table]})`),
  );
  return [...new Set(pairs)].toSorted();
}
