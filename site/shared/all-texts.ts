import { registerTexts, type Texts } from './texts.ts';

const files = import.meta.glob<Texts>('../../languages/*/site.json', { eager: true, import: 'default' });

for (const [path, texts] of Object.entries(files))
  registerTexts(path.replace(/^.*languages\/|\/site\.json$/g, ''), texts);
