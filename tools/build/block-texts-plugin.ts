import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Plugin } from 'vite';
import { type AllBlockTexts, listBlockTextFiles, readBlockTexts } from './block-texts.ts';

const root = dirname(dirname(import.meta.dirname));
const adminTexts = /\/languages\/(\w+)\/admin\.json$/;

/**
 * Adds the texts of the blocks, which are in the blocks' folders, to the admin area's texts of each language. So the
 * browser loads one file, in the language of the interface only.
 */
export const blockTextsPlugin: Plugin = {
  name: 'block-texts',
  enforce: 'pre',
  load(id) {
    const [, language] = adminTexts.exec(id.replaceAll('\\', '/')) ?? [];
    if (!language) return null;
    for (const path of listBlockTextFiles(root, language)) this.addWatchFile(path);
    const texts = JSON.parse(readFileSync(id, 'utf8')) as Partial<AllBlockTexts>;
    const added = Object.entries(readBlockTexts(root, language)) as [keyof AllBlockTexts, object][];
    const merged = added.map(([group, ofBlocks]) => [group, { ...texts[group], ...ofBlocks }]);
    return JSON.stringify({ ...texts, ...Object.fromEntries(merged) });
  },
};
