/** Code that a step of `npm run check` has to refuse, and what it must report. */
export type Plant = { step: string; rule: string; path: string; content: string; says: RegExp };

type Code = { path: string; content: string };

/** oxlint prints the rule first and the location a line or two later. */
function lint(rule: string, code: Code): Plant {
  return { step: 'lint', rule, ...code, says: new RegExp(`\\(${rule}\\)[^]{0,400}?\\[${code.path}:`) };
}

function tree(rule: string, code: Code): Plant {
  return { step: 'tree', rule, ...code, says: new RegExp(`^${rule}: ${code.path} `, 'm') };
}

const operations = (kind: string, code: Code): Plant => ({
  step: 'operations',
  rule: kind,
  ...code,
  says: new RegExp(`^generated-hooks-only: ${code.path} \\(line 2: `, 'm'),
});

const words = (path: string, word: string, content: string): Plant => ({
  step: 'words',
  rule: word,
  path,
  content,
  says: new RegExp(`^words: ${path}:1: "${word}" `, 'm'),
});

const value = 'export const planted = 1;\n';
const longFile = `${value}${'// a line\n'.repeat(300)}`;
const longFunction = `export function planted() {\n${'  void 0;\n'.repeat(61)}}\n`;

/** A browser in README.md does not support it. */
function browsers(feature: string, code: Code): Plant {
  return {
    step: 'browsers',
    rule: feature,
    ...code,
    says: new RegExp(`^${code.path}:1 uses ${feature}, which .*safari`, 'm'),
  };
}

export const plants: readonly Plant[] = [
  words('server/planted/dialect.ts', 'deed', 'export const plantedDeed = 1;\n'),
  operations('a call of the client', {
    path: 'admin/planted/calls-client.ts',
    content: 'export const planted = (client: { mutate: (options: object) => void }) =>\n  client.mutate({});\n',
  }),
  operations('a subscription of the client', {
    path: 'admin/planted/subscribes.ts',
    content:
      'export const planted = (client: { subscribe: (options: object) => void }, query: object) =>\n  client.subscribe({ query });\n',
  }),
  operations("Apollo's own hook", {
    path: 'site/planted/own-hook.ts',
    content:
      "import { skipToken } from '@apollo/client/react';\nimport { useQuery as use } from '@apollo/client/react';\nexport const planted = [skipToken, use];\n",
  }),
  operations('an operation in the code', {
    path: 'admin/planted/written-query.ts',
    content:
      "import { ApolloLink } from '@apollo/client';\nimport { gql } from '@apollo/client';\nexport const planted = [ApolloLink, gql];\n",
  }),
  operations('a document that is passed on', {
    path: 'admin/planted/passes-document.ts',
    content:
      "import { RolesDocument as roles } from '../generated/graphql.ts';\nexport const planted = { query: roles };\n",
  }),
  operations('a document that is exported', {
    path: 'site/planted/exports-document.ts',
    content: "import '../generated/graphql.ts';\nexport { SettingsDocument } from '../generated/graphql.ts';\n",
  }),
  operations('a query of others whose result is written', {
    path: 'site/planted/writes-result.ts',
    content:
      'export const planted = (cache: { writeQuery: (options: object) => void }, query: object) =>\n  cache.writeQuery({ query });\n',
  }),
  browsers('api.URL.parse_static', {
    path: 'admin/planted/young-function.ts',
    content: "export const planted = URL.parse('https://example.com');\n",
  }),
  browsers('api.HTMLDialogElement.requestClose', {
    path: 'site/planted/young-method.ts',
    content: 'export const planted = (dialog: HTMLDialogElement) => dialog.requestClose();\n',
  }),
  browsers('css.types.color.light-dark', {
    path: 'site/planted/young-style.css',
    content: '.planted { color: light-dark(black, white); }\n',
  }),
  browsers('css.at-rules.starting-style', {
    path: 'admin/planted/young-rule.css',
    content: '@starting-style { .planted { opacity: 0; } }\n',
  }),
  lint('no-floating-promises', {
    path: 'server/planted/floating-promise.ts',
    content: 'export function planted() {\n  Promise.resolve(1);\n}\n',
  }),
  lint('no-misused-promises', {
    path: 'admin/planted/misused-promise.ts',
    content: 'export const planted = [1].filter(async () => Promise.resolve(true));\n',
  }),
  lint('no-explicit-any', {
    path: 'site/planted/explicit-any.ts',
    content: 'export function planted(value: any) {\n  return String(value);\n}\n',
  }),
  lint('no-unsafe-assignment', {
    path: 'server/planted/hidden-any.ts',
    content: "export const planted: string = JSON.parse('1');\n",
  }),
  lint('no-restricted-properties', {
    path: 'server/planted/reads-environment.ts',
    content: 'export const planted = process.env.HOME;\n',
  }),
  lint('no-restricted-imports', {
    path: 'server/planted/imports-environment.ts',
    content: "import { env } from 'node:process';\nexport const planted = env.HOME;\n",
  }),
  lint('no-restricted-imports', {
    path: 'admin/planted/opens-popover.ts',
    content: "import { Popover } from '@mantine/core';\nexport const planted = Popover;\n",
  }),
  lint('no-cycle', {
    path: 'server/planted/cycle.ts',
    content: "import { other } from './cycle-other.ts';\nexport const planted = () => other;\n",
  }),
  lint('max-lines', { path: 'server/planted/long-file.ts', content: longFile }),
  lint('max-lines-per-function', { path: 'server/planted/long-function.ts', content: longFunction }),
  lint('max-params', {
    path: 'server/planted/many-parameters.ts',
    content: 'export function planted(a: 1, b: 2, c: 3, d: 4) {\n  return [a, b, c, d];\n}\n',
  }),
  lint('no-default-export', { path: 'site/planted/default-export.ts', content: 'export default 1;\n' }),
  lint('filename-case', { path: 'admin/planted/NotKebab.ts', content: value }),
  tree('no-export-star', { path: 'server/planted/export-star.ts', content: "export * from './cycle.ts';\n" }),
  tree('no-utils-folder', { path: 'server/planted/utils/drawer.ts', content: value }),
  tree('no-literal-error-code', {
    path: 'server/planted/literal-code.ts',
    content: "export const planted = 'V_07';\n",
  }),
  tree('no-literal-error-code', {
    path: 'admin/planted/code-key.ts',
    content: 'export const planted = { V_07: 1 };\n',
  }),
  tree('no-native-date', {
    path: 'admin/planted/native-date.tsx',
    content: 'export const Planted = () => <input type="date" />;\n',
  }),
  tree('texts-complete', { path: 'languages/nl/planted.json', content: '{ "pages": "{{count}} paginas" }\n' }),
  tree('texts-complete', {
    path: 'site/blocks/planted/texts.json',
    content: '{ "en": { "label": "Planted" }, "nl": {}, "de": { "label": "X" }, "fr": { "label": "Y" } }\n',
  }),
  tree('texts-placeholders', {
    path: 'languages/de/planted.json',
    content: '{ "hello": "Hallo", "pages_one": "{{count}} Seite", "pages_other": "{{count}} Seiten" }\n',
  }),
  {
    step: 'format',
    rule: 'the formatter',
    path: 'server/planted/unformatted.ts',
    content: 'export const planted = {a:1,\n b : "two"}\n',
    says: /^server\/planted\/unformatted\.ts format/m,
  },
  {
    step: 'types',
    rule: 'the type checker',
    path: 'server/planted/wrong-type.ts',
    content: "export const planted: number = 'text';\n",
    says: /^server\/planted\/wrong-type\.ts\(1,14\): error TS2322/m,
  },
  {
    step: 'unused',
    rule: 'knip',
    path: 'server/planted/nobody-needs-me.ts',
    content: value,
    says: /^Unused files[^]*^server\/planted\/nobody-needs-me\.ts/m,
  },
];

/** An operation that was not generated. */
export const plantedOperation: Plant = {
  step: 'codegen',
  rule: 'the generator',
  path: 'admin/planted/planted.graphql',
  content: 'query Planted {\n  viewer {\n    id\n  }\n}\n',
  says: /stale[^]*admin\/generated\/graphql\.ts/,
};

/** Further files that make a plant violate exactly that rule. */
export const supportFiles: Readonly<Record<string, string>> = {
  'server/planted/cycle-other.ts': "import { planted } from './cycle.ts';\nexport const other = () => planted;\n",
  'languages/en/planted.json':
    '{ "hello": "Hello {{name}}", "pages_one": "{{count}} page", "pages_other": "{{count}} pages" }\n',
  'languages/fr/planted.json': '{ "hello": "Bonjour {{name}}", "pages_other": "{{count}} pages" }\n',
};
