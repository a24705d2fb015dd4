import {
  type BlockParts,
  type DemoPage,
  fileItem,
  heading,
  imageItem,
  placeBlocks,
  richText,
  rows,
  toPage,
} from './demo-content.ts';
import type { DemoSlugs } from './demo-slugs.ts';
import { candles, gutter, keys } from './images.ts';
import type { PeopleTexts } from './people-texts.ts';

/** A page about what concerns people: children, volunteers, money, data and fire. */
export function makePeoplePage(locale: string, slugs: DemoSlugs, texts: PeopleTexts): DemoPage {
  return {
    locale,
    slug: slugs.people,
    type: 'default',
    title: texts.title,
    seoTitle: '',
    seoDescription: texts.description,
    seoKeywords: texts.keywords,
    seoImage: [imageItem(candles, locale)],
    pageTypeProps: { intro: texts.intro },
    blocks: placeBlocks([
      { type: 'anchor-navigation', props: { title: '' } },
      heading(texts.children.title, { anchorPoint: 'children' }),
      richText(texts.children.html),
      { type: 'columns', props: { layout: 'equal', columns: rows(texts.columns.map((html) => ({ html }))) } },
      money(locale, slugs, texts),
      table(texts),
      { type: 'spacer', props: { size: 'small', line: true } },
      steps(texts),
      gallery(locale, texts),
      {
        type: 'files',
        props: { title: texts.files.title, intro: texts.files.intro },
        __files: { files: [fileItem('key-list.csv')] },
      },
      agenda(slugs, texts),
      { type: 'page-list', props: { title: texts.newest, type: 'default', tag: '', count: 3, pictures: true } },
      { type: 'contact', props: { ...texts.contact, label: '', link: null } },
      { type: 'start-check', props: { ...texts.check, label: '', link: toPage(slugs.check) } },
    ]),
  };
}

function money(locale: string, slugs: DemoSlugs, { money: { title, html, label } }: PeopleTexts): BlockParts {
  const look = { drawing: 'none', side: 'right', colour: 'page' };
  const props = { ...look, title, html, label, link: toPage(slugs.about) };
  return { type: 'text-image', anchorPoint: 'money', props, __images: { image: [imageItem(keys, locale)] } };
}

function table({ data: { caption, rows: lines } }: PeopleTexts): BlockParts {
  const cells = lines.map((line) => `<tr>${line.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const html = `<table><tbody>${cells}</tbody></table>`;
  return { type: 'table', anchorPoint: 'data', props: { caption, table: html, headerRow: true, headerColumn: true } };
}

function steps({ fire: { title, html, steps: list } }: PeopleTexts): BlockParts {
  const numbered = rows(list.map(([step, text]) => ({ title: step, text })));
  return { type: 'steps', anchorPoint: 'fire', props: { title, html, steps: numbered } };
}

/** Two weeks apart from the day the demo was made; what is over stays, so that the page is never without. */
function agenda(slugs: DemoSlugs, { agenda: { title, dates } }: PeopleTexts): BlockParts {
  const dated = dates.map(([what, time, place], index) => ({
    title: what,
    day: dayIn(14 * (index + 1)),
    time,
    place,
    page: index === 1 ? toPage(slugs.water) : null,
  }));
  return { type: 'agenda', anchorPoint: 'agenda', props: { title, dates: rows(dated), past: true } };
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function gallery(locale: string, { gallery: caption }: PeopleTexts): BlockParts {
  const images = [candles, keys, gutter].map((image) => imageItem(image, locale));
  return { type: 'gallery', props: { shape: 'even', caption }, __images: { images } };
}
