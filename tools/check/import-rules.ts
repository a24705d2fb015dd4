import { existsSync } from 'node:fs';
import { cruise, type ICruiseResult, type IViolation } from 'dependency-cruiser';
import extractOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { findFolderCycles } from './find-folder-cycles.ts';
import { listSourceFiles, sourceFolders } from './list-source-files.ts';

// What a folder of production code imports does not import it, directly or indirectly: in the admin area and the site
// each folder, in the server each feature with the folders in it.
const isClient = (path: string) => /^(admin|site)\//.test(path);
const isServer = (path: string) => path.startsWith('server/');
const isTest = (path: string) => /[.]test[.]tsx?$/.test(path);
const featureOf = (path: string): string => path.split('/').slice(0, 2).join('/');

/** Checks all imports against the rules of .dependency-cruiser.mjs. */
async function cruiseTree(): Promise<ICruiseResult> {
  const options = await extractOptions('./.dependency-cruiser.mjs');
  const folders = sourceFolders.filter((folder) => existsSync(folder));
  const { output } = await cruise(folders, options, undefined, { tsConfig: extractTsConfig('tsconfig.json') });
  if (typeof output === 'string') throw new Error('dependency-cruiser returned text instead of its result');
  return output;
}

function describe(violation: IViolation): string {
  const cycle = violation.cycle?.map((step) => step.name).join(' -> ');
  return `${violation.rule.name}: ${violation.from} -> ${cycle ?? violation.to}`;
}

const result = await cruiseTree();
const cruised = new Set(result.modules.map((module) => module.source));
const missedFiles = listSourceFiles(['ts', 'tsx']).filter((path) => !cruised.has(path));

const imports = result.modules.flatMap(({ source, dependencies }) =>
  dependencies.map(({ resolved }) => [source, resolved] as const).filter((files) => !files.some(isTest)),
);
const folderCycles = [
  ...findFolderCycles(imports.filter((files) => files.every(isClient))),
  ...findFolderCycles(
    imports.filter((files) => files.every(isServer)),
    featureOf,
  ),
];

for (const violation of result.summary.violations) console.log(describe(violation));
for (const cycle of folderCycles) console.log(`no-folder-cycles: ${cycle}`);
for (const path of missedFiles) console.log(`not-cruised: ${path} was not seen, so no rule was checked in it`);
if (missedFiles.length + result.summary.violations.length + folderCycles.length > 0) process.exit(1);
