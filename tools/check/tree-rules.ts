import { readFileSync } from 'node:fs';
import { findTextFaults } from './text-rules.ts';
import { listSourceFiles } from './source-files.ts';

/** An input of the browser's own for a day or a time, as an attribute or in an object of props. */
const nativeDateInput = /\btype\s*[=:]\s*\{?\s*['"`](date|datetime-local|month|time|week)['"`]/;

/** House rules that no linter knows: names of folders, re-exports, complete translations. */
function findCodeFaults(path: string): string[] {
  const faults: string[] = [];
  const text = readFileSync(path, 'utf8');
  if (/(^|\/)(utils?|helpers?)\//.test(path))
    faults.push(`no-utils-folder: ${path} (name the folder after what it is for)`);
  if (/^\s*export\s+(type\s+)?\*/m.test(text)) {
    faults.push(`no-export-star: ${path} (name what is exported)`);
  }
  if (path.startsWith('admin/') && nativeDateInput.test(text)) {
    faults.push(`no-native-date: ${path} (the browser's language is not the interface's: use shared/dates)`);
  }
  return faults;
}

const faults = [
  ...listSourceFiles(['ts', 'tsx']).flatMap(findCodeFaults),
  ...findTextFaults(listSourceFiles(['json'])),
];
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exit(1);
