import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import ts from 'typescript';
import { listSourceFiles } from '../source-files.ts';
import { findFeature, findLacking } from './find-lacking.ts';
import { findScriptFeatures, type UsedFeature } from './script-features.ts';
import { findStyleFeatures } from './style-features.ts';

/** Features that a supported browser lacks, and why a page is whole without them there. */
const accepted: Readonly<Record<string, string>> = {
  'css.properties.text-size-adjust': 'phones that do not know it take the prefixed one, or make no text larger',
  'css.properties.text-wrap.pretty': 'lines break as they do everywhere else',
  'css.properties.text-wrap.balance': 'lines break as they do everywhere else',
  'css.properties.hyphenate-limit-chars': 'more words are hyphenated',
  'css.properties.break-after.avoid': 'a printed heading may stand at the foot of a page',
  'css.selectors.selection': 'selected text has the colours of the system',
  'css.selectors.details-content': 'on paper a part that is closed stays closed',
  'css.properties.content-visibility': 'as for details-content, the only place where it stands',
  'css.properties.content-visibility.visible': 'as for details-content, the only place where it stands',
  'css.properties.user-select': 'the build adds the prefixed one',
  'css.properties.anchor-name': 'what is placed by it stands below @supports, with a place of its own without it',
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
};

const isForBrowsers = (path: string): boolean => /^(admin|site)\//.test(path) && !/\.(test|spec)\.tsx?$/.test(path);

function listScriptFeatures(): UsedFeature[] {
  const { config } = ts.readConfigFile('tsconfig.json', ts.sys.readFile) as { config: unknown };
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, '.', {}, 'tsconfig.json');
  const program = ts.createProgram(listSourceFiles(['ts', 'tsx']).filter(isForBrowsers), options);
  return findScriptFeatures(program, (path) => isForBrowsers(relative('.', path).replaceAll('\\', '/')));
}

function listStyleFeatures(): UsedFeature[] {
  return listSourceFiles(['css'])
    .filter(isForBrowsers)
    .flatMap((path) => findStyleFeatures(readFileSync(path, 'utf8'), path));
}

function findFaults(): string[] {
  const lacking = [...listScriptFeatures(), ...listStyleFeatures()].flatMap(({ feature, place }) => {
    const browsers = findLacking(findFeature(feature.split('.')) ?? {});
    return browsers.length === 0 ? [] : [{ feature, place, browsers: browsers.join(', ') }];
  });
  const used = new Set(lacking.map(({ feature }) => feature));
  return [
    ...lacking
      .filter(({ feature }) => !Object.hasOwn(accepted, feature))
      .map(({ feature, place, browsers }) => `${relative('.', place)} uses ${feature}, which ${browsers} lack`),
    ...Object.keys(accepted)
      .filter((feature) => !used.has(feature))
      .map((feature) => `${feature} is accepted in check-browsers.ts, but not used`),
  ];
}

const faults = findFaults();
for (const fault of faults) console.log(fault);
if (faults.length > 0) process.exit(1);
