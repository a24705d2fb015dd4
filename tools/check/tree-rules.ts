import { readFileSync } from 'node:fs';
import { findTextProblems } from './find-text-problems.ts';
import { listSourceFiles } from './list-source-files.ts';

/** A native input for a date or time, as an attribute or in a props object. */
const nativeDateInput = /\btype\s*[=:]\s*\{?\s*['"`](date|datetime-local|month|time|week)['"`]/;

/** A code of the error catalogue as a text or a key, not inside a longer text. */
const errorCode = /(['"`])(?:G|V|AUTH|UM|PM|ML)_\d\d\1|[{,]\s*(?:G|V|AUTH|UM|PM|ML)_\d\d\s*:/;
const errorCatalogue = 'server/shared/errors/error-code.ts';

const isProduction = (path: string) => /^(server|admin|site)\//.test(path) && !/\.test\.tsx?$/.test(path);

/** Project rules that no linter knows: folder names, re-exports, complete translations. */
function findCodeProblems(path: string): string[] {
  const problems: string[] = [];
  const text = readFileSync(path, 'utf8');
  if (/(^|\/)(utils?|helpers?)\//.test(path))
    problems.push(`no-utils-folder: ${path} (name the folder after what it is for)`);
  if (/^\s*export\s+(type\s+)?\*/m.test(text)) {
    problems.push(`no-export-star: ${path} (name what is exported)`);
  }
  if (path.startsWith('admin/') && nativeDateInput.test(text)) {
    problems.push(`no-native-date: ${path} (uses the browser's language instead of the interface's: use shared/dates)`);
  }
  if (isProduction(path) && path !== errorCatalogue && errorCode.test(text)) {
    problems.push(`no-literal-error-code: ${path} (use its name in Errors)`);
  }
  return problems;
}

const problems = [
  ...listSourceFiles(['ts', 'tsx']).flatMap(findCodeProblems),
  ...findTextProblems(listSourceFiles(['json'])),
];
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exit(1);
