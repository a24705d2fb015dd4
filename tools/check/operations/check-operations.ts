import { readFileSync } from 'node:fs';
import { listSourceFiles } from '../list-source-files.ts';
import { findOperationProblems } from './find-operation-problems.ts';

/** Files that run operations by other means, each with its reason; at most five. */
const exceptions: Readonly<Record<string, string>> = {
  'site/app/client.tsx': 'runs the queries of a view before it is shown; its hooks then find the results in the cache',
  'site/app/server-client.ts': 'does so on the server, where the hooks have a single render pass',
};

const rule = 'generated-hooks-only';

/** The step `operations` of `npm run check`: the admin area and the site run operations through generated hooks. */
const found = listSourceFiles(['ts', 'tsx'])
  .filter((path) => /^(admin|site)\//.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => ({ path, problems: findOperationProblems(path, readFileSync(path, 'utf8')) }))
  .filter(({ problems }) => problems.length > 0);

const problems = [
  ...found
    .filter(({ path }) => !Object.hasOwn(exceptions, path))
    .flatMap((file) =>
      file.problems.map((problem) => `${rule}: ${file.path} (${problem}; use a hook of generated/graphql.ts)`),
    ),
  ...Object.keys(exceptions)
    .filter((path) => !found.some((file) => file.path === path))
    .map((path) => `${rule}: ${path} (needs no exception)`),
  ...(Object.keys(exceptions).length > 5 ? [`${rule}: tools/check/operations (has more than five exceptions)`] : []),
];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exit(1);
