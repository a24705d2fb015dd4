import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { listSourceFiles } from '../list-source-files.ts';
import { findBrowserFeature, findBrowsersWithout } from './browser-features.ts';
import { findScriptFeatures, type UsedBrowserFeature } from './find-script-features.ts';
import { findStyleFeatures } from './find-style-features.ts';

/** Features that a supported browser lacks, with the reason why pages work without them. */
const acceptedGaps: Readonly<Record<string, string>> = {
  'css.properties.text-size-adjust': 'phones without it use the prefixed one, or do not enlarge text',
  'css.properties.text-wrap.pretty': 'lines break as in other browsers',
  'css.properties.text-wrap.balance': 'lines break as in other browsers',
  'css.properties.hyphenate-limit-chars': 'more words are hyphenated',
  'css.properties.break-after.avoid': 'a printed heading may be at the bottom of a page',
  'css.selectors.selection': 'selected text has the colours of the system',
  'css.selectors.details-content': 'closed parts stay closed in print',
  'css.properties.content-visibility': 'as for details-content, its only use',
  'css.properties.content-visibility.visible': 'as for details-content, its only use',
  'css.properties.user-select': 'the build adds the prefixed one',
  'css.properties.anchor-name': 'used below @supports, with a fallback position',
  'css.properties.scrollbar-width': 'the scrollbar of the system is shown',
  'css.properties.scrollbar-width.none': 'the scrollbar of the system is shown',
  'css.properties.scrollbar-width.thin': 'the scrollbar of the system is shown',
  'css.properties.cursor.pointer': 'a phone has no pointer',
  'css.properties.cursor.default': 'a phone has no pointer',
  'css.properties.cursor.grab': 'a phone has no pointer',
  'css.properties.cursor.grabbing': 'a phone has no pointer',
  'css.properties.cursor.ew-resize': 'a phone has no pointer',
  'css.properties.cursor.col-resize': 'a phone has no pointer',
  'css.properties.cursor.crosshair': 'a phone has no pointer',
  'api.Document.startViewTransition': 'used where it exists; elsewhere the view changes at once',
  'api.ViewTransition.updateCallbackDone': 'as for startViewTransition',
};

const runsInBrowser = (path: string): boolean => /^(admin|site)\//.test(path) && !/\.(test|spec)\.tsx?$/.test(path);

function listScriptFeatures(): UsedBrowserFeature[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.', {}, 'tsconfig.json');
  const program = ts.createProgram(listSourceFiles(['ts', 'tsx']).filter(runsInBrowser), options);
  return findScriptFeatures(program, (path) => runsInBrowser(relative('.', path).replaceAll('\\', '/')));
}

function listStyleFeatures(): UsedBrowserFeature[] {
  return listSourceFiles(['css'])
    .filter(runsInBrowser)
    .flatMap((path) => findStyleFeatures(readFileSync(path, 'utf8'), path));
}

function findProblems(): string[] {
  const gaps = [...listScriptFeatures(), ...listStyleFeatures()].flatMap(({ feature, location }) => {
    const browsers = findBrowsersWithout(findBrowserFeature(feature.split('.')) ?? {});
    return browsers.length === 0 ? [] : [{ feature, location, browsers: browsers.join(', ') }];
  });
  const used = new Set(gaps.map(({ feature }) => feature));
  return [
    ...gaps
      .filter(({ feature }) => !Object.hasOwn(acceptedGaps, feature))
      .map(({ feature, location, browsers }) => `${relative('.', location)} uses ${feature}, which ${browsers} lack`),
    ...Object.keys(acceptedGaps)
      .filter((feature) => !used.has(feature))
      .map((feature) => `${feature} is accepted in check-browsers.ts, but not used`),
  ];
}

const problems = findProblems();
for (const problem of problems) console.log(problem);
if (problems.length > 0) process.exit(1);
