/** An exported name and the files of one app that declare it. */
export type SharedName = { app: string; name: string; paths: readonly string[] };

/** Names that are declared and exported more than once inside one app (`server`, `admin` …). */
export function findSharedNames(
  files: readonly { path: string; exports: readonly { name: string }[] }[],
): SharedName[] {
  const declarations = files.flatMap(({ path, exports }) =>
    // A function with several signatures is one declaration.
    [...new Set(exports.map(({ name }) => name))].map((name) => ({ app: path.split('/')[0] ?? '', name, path })),
  );
  return [...Map.groupBy(declarations, ({ app, name }) => `${app} ${name}`).values()]
    .flatMap(([first, ...others]) =>
      first && others.length > 0
        ? [{ app: first.app, name: first.name, paths: [first, ...others].map(({ path }) => path) }]
        : [],
    )
    .toSorted((a, b) => `${a.app} ${a.name}`.localeCompare(`${b.app} ${b.name}`));
}
