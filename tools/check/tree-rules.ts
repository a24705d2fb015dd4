import { readFileSync } from 'node:fs';
import { findTextFaults } from './text-rules.ts';
import { listSourceFiles } from './source-files.ts';

/** House rules that no linter knows: names of folders, re-exports, complete translations. */
function findCodeFaults(path: string): string[] {
  const faults: string[] = [];
  if (/(^|\/)(utils?|helpers?)\//.test(path))
    faults.push(`no-utils-folder: ${path} (name the folder after what it is for)`);
  if (/^\s*export\s+(type\s+)?\*/m.test(readFileSync(path, 'utf8'))) {
    faults.push(`no-export-star: ${path} (name what is exported)`);
  }
  return faults;
}

const faults = [
  ...listSourceFiles(['ts', 'tsx']).flatMap(findCodeFaults),
  ...findTextFaults(listSourceFiles(['json'])),
];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exit(1);
