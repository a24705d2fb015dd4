import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Texts of a block in one language, in `texts.json` of its folder: its names for the people who use the editor. */
type BlockTexts = {
  label: string;
  description: string;
  searchWords: string;
  /** Labels by field; in a repeatable group `<group>_<field>`. */
  fields?: object;
  fieldHelp?: object;
  /** Labels of the options by choice field. */
  options?: object;
};

/** The texts of all blocks in one language, with the keys under which the admin area looks for them. */
export type AllBlockTexts = Record<'blocks' | 'fields' | 'fieldHelp' | 'options', Record<string, object>>;

const read = (path: string): Record<string, BlockTexts> =>
  JSON.parse(readFileSync(path, 'utf8')) as Record<string, BlockTexts>;

/** Lists the files with the texts of blocks. */
export function listBlockTextFiles(root: string, language: string): string[] {
  const pack = join(root, 'languages', language, 'blocks.json');
  const ofBlocks = globSync('site/blocks/*/texts.json', { cwd: root }).map((path) => join(root, path));
  return [...ofBlocks.sort(), ...(existsSync(pack) ? [pack] : [])];
}

/**
 * Reads the texts of all blocks in a language: from the blocks' folders, or from `blocks.json` of a language that was
 * added later.
 */
export function readBlockTexts(root: string, language: string): AllBlockTexts {
  const all: AllBlockTexts = { blocks: {}, fields: {}, fieldHelp: {}, options: {} };
  for (const path of listBlockTextFiles(root, language)) {
    const file = read(path);
    const byBlock = basename(path) === 'blocks.json' ? file : { [basename(dirname(path))]: file[language] };
    for (const [id, texts] of Object.entries(byBlock)) {
      if (!texts) continue;
      const { fields, fieldHelp, options, ...names } = texts;
      all.blocks[id] = names;
      if (fields) all.fields[id] = fields;
      if (fieldHelp) all.fieldHelp[id] = fieldHelp;
      if (options) all.options[id] = options;
    }
  }
  return all;
}
