import { globSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type { ProjectCopy } from './project-copy.ts';
import type { Recipe } from './recipe.ts';

type Texts = Record<string, object>;

/** English with a mark at the end of every text stands for a translation. */
function translate<Value>(value: Value): Value {
  const text = JSON.stringify(value, (_, inner: unknown) => (typeof inner === 'string' ? `${inner}·` : inner));
  return JSON.parse(text) as Value;
}

/** The texts of all blocks in English, by block. */
function readBlockFiles(copy: ProjectCopy, fileName: string): Texts {
  const paths = globSync(`site/blocks/*/${fileName}`, { cwd: copy.root });
  const entries = paths.map((path) => [basename(dirname(path)), (JSON.parse(copy.read(path)) as Texts).en]);
  return Object.fromEntries(entries) as Texts;
}

/** A language of the interface, with everything translated. */
export const languageRecipe: Recipe = {
  name: 'a language of the interface',
  maxFiles: 8,
  apply: (copy) => {
    const write = (file: string, texts: object) =>
      copy.write(`languages/es/${file}`, `${JSON.stringify(translate(texts), null, 2)}\n`);
    for (const path of globSync('languages/en/*.json', { cwd: copy.root }))
      write(basename(path), JSON.parse(copy.read(path)) as object);
    write('blocks.json', readBlockFiles(copy, 'texts.json'));
    write('block-examples.json', readBlockFiles(copy, 'example.json'));
    copy.insertBefore('languages/languages.ts', '} as const;', "  es: 'Español',");
    const server = 'languages/server-texts.ts';
    copy.insertBefore(
      server,
      'import frQuestions',
      "import esQuestions from './es/questionnaire.json' with { type: 'json' };",
      "import es from './es/server.json' with { type: 'json' };",
    );
    copy.replace(server, '{ en, nl, de, fr }', '{ en, nl, de, fr, es }');
    copy.replace(server, '  fr: frQuestions,\n', '  fr: frQuestions,\n  es: esQuestions,\n');
  },
  unitTests: [
    'site/blocks',
    'site/shared/texts.test.ts',
    'admin/shared/i18n',
    'admin/page-editor/content/block-texts.test.ts',
  ],
};
