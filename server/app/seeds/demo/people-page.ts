import {
  type DemoBlockInput,
  type DemoPage,
  toFileItem,
  headingBlock,
  toImageItem,
  toDemoBlocks,
  richTextBlock,
  withRowKeys,
  internalLink,
} from './demo-content.ts';
import type { DemoSlugs } from './demo-slugs.ts';
import { candlesImage, gutterImage, keyCabinetImage } from './images.ts';
import type { PeopleTexts } from './people-texts.ts';

/** Creates the page about people: children, volunteers, money, data and fire. */
export function createPeoplePage(locale: string, slugs: DemoSlugs, texts: PeopleTexts): DemoPage {
  return {
    locale,
    slug: slugs.people,
    type: 'default',
    title: texts.title,
    seoTitle: '',
    seoDescription: texts.description,
    seoKeywords: texts.keywords,
    seoImage: [toImageItem(candlesImage, locale)],
    pageTypeProps: { intro: texts.intro },
    blocks: toDemoBlocks([
      { type: 'anchor-navigation', props: { title: '' } },
      headingBlock(texts.children.title, { anchorPoint: 'children' }),
      richTextBlock(texts.children.html),
      { type: 'columns', props: { layout: 'equal', columns: withRowKeys(texts.columns.map((html) => ({ html }))) } },
      moneyBlock(locale, slugs, texts),
      tableBlock(texts),
      { type: 'spacer', props: { size: 'small', line: true } },
      stepsBlock(texts),
      galleryBlock(locale, texts),
      {
        type: 'files',
        props: { title: texts.files.title, intro: texts.files.intro },
        __files: { files: [toFileItem('key-list.csv')] },
      },
      agendaBlock(slugs, texts),
      { type: 'page-list', props: { title: texts.newest, type: 'default', tag: '', count: 3, pictures: true } },
      { type: 'contact', props: { ...texts.contact, label: '', link: null } },
      { type: 'start-check', props: { ...texts.check, label: '', link: internalLink(slugs.check) } },
    ]),
  };
}

function moneyBlock(
  locale: string,
  slugs: DemoSlugs,
  { moneyBlock: { title, html, label } }: PeopleTexts,
): DemoBlockInput {
  const look = { drawing: 'none', side: 'right', colour: 'page' };
  const props = { ...look, title, html, label, link: internalLink(slugs.about) };
  return {
    type: 'text-image',
    anchorPoint: 'money',
    props,
    __images: { image: [toImageItem(keyCabinetImage, locale)] },
  };
}

function tableBlock({ data: { caption, rows: lines } }: PeopleTexts): DemoBlockInput {
  const cells = lines.map((line) => `<tr>${line.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  const html = `<table><tbody>${cells}</tbody></table>`;
  return { type: 'table', anchorPoint: 'data', props: { caption, table: html, headerRow: true, headerColumn: true } };
}

function stepsBlock({ fire: { title, html, steps: stepsBlock } }: PeopleTexts): DemoBlockInput {
  const numbered = withRowKeys(stepsBlock.map(([step, text]) => ({ title: step, text })));
  return { type: 'steps', anchorPoint: 'fire', props: { title, html, steps: numbered } };
}

/** Dates two weeks apart, starting when the demo is created. Past dates are shown, so that the page is never empty. */
function agendaBlock(slugs: DemoSlugs, { agendaBlock: { title, dates } }: PeopleTexts): DemoBlockInput {
  const dated = dates.map(([what, time, place], index) => ({
    title: what,
    day: dayIn(14 * (index + 1)),
    time,
    place,
    page: index === 1 ? internalLink(slugs.water) : null,
  }));
  return { type: 'agenda', anchorPoint: 'agenda', props: { title, dates: withRowKeys(dated), past: true } };
}

function dayIn(days: number): string {
  return new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
}

function galleryBlock(locale: string, { gallery: galleryBlock }: PeopleTexts): DemoBlockInput {
  const images = [candlesImage, keyCabinetImage, gutterImage].map((image) => toImageItem(image, locale));
  return { type: 'gallery', props: { shape: 'even', caption: galleryBlock }, __images: { images } };
}
