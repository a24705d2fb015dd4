import {
  type BlockParts,
  type DemoPage,
  heading,
  imageItem,
  picture,
  placeBlocks,
  quote,
  richText,
  rows,
  toPage,
} from './demo-content.ts';
import type { DemoSlugs } from './demo-slugs.ts';
import { gutter } from './images.ts';
import type { WaterTexts } from './water-texts.ts';

const ICONS = ['lightning', 'upkeep', 'valuables'];

/** A page about one subject of the check: water. */
export function makeWaterPage(locale: string, slugs: DemoSlugs, texts: WaterTexts): DemoPage {
  return {
    locale,
    slug: slugs.water,
    type: 'default',
    title: texts.title,
    seoTitle: '',
    seoDescription: texts.description,
    seoKeywords: texts.keywords,
    seoImage: [imageItem(gutter, locale)],
    pageTypeProps: { intro: texts.intro },
    blocks: placeBlocks([
      picture(imageItem(gutter, locale), texts.caption),
      heading(texts.moments.title, { anchorPoint: 'twice-a-year' }),
      richText(texts.moments.html),
      quote(texts.quote.text, texts.quote.source),
      questions(texts),
      heading(texts.video.heading, { anchorPoint: 'video' }),
      { type: 'video', props: { video: { url: VIDEO, title: texts.video.title, text: texts.video.text } } },
      cards(slugs, texts),
      callToAction(slugs, texts),
    ]),
  };
}

/** A film of the Blender Foundation, free to be shown by anyone. */
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

function questions({ questions: { title, items } }: WaterTexts): BlockParts {
  const answered = items.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` }));
  return { type: 'accordion', anchorPoint: 'questions', props: { title, items: rows(answered), firstOpen: true } };
}

function cards(slugs: DemoSlugs, { readOn }: WaterTexts): BlockParts {
  const list = readOn.cards.map(([title, text], index) => ({
    title,
    text,
    icon: ICONS[index],
    link: toPage(slugs.about),
  }));
  return { type: 'cards', props: { title: readOn.title, cards: rows(list) } };
}

function callToAction(slugs: DemoSlugs, { check: { title, text, label } }: WaterTexts): BlockParts {
  return { type: 'call-to-action', props: { title, text, label, link: toPage(slugs.check), colour: 'ground' } };
}
