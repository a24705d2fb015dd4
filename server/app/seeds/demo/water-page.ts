import {
  type DemoBlockInput,
  type DemoPage,
  headingBlock,
  toImageItem,
  imageBlock,
  toDemoBlocks,
  quoteBlock,
  richTextBlock,
  withRowKeys,
  internalLink,
} from './demo-content.ts';
import type { DemoSlugs } from './demo-slugs.ts';
import { gutterImage } from './images.ts';
import type { WaterTexts } from './water-texts.ts';

const ICONS = ['lightning', 'upkeep', 'valuables'];

/** Creates a page about one subject of the check: water. */
export function createWaterPage(locale: string, slugs: DemoSlugs, texts: WaterTexts): DemoPage {
  return {
    locale,
    slug: slugs.water,
    type: 'default',
    title: texts.title,
    seoTitle: '',
    seoDescription: texts.description,
    seoKeywords: texts.keywords,
    seoImage: [toImageItem(gutterImage, locale)],
    pageTypeProps: { intro: texts.intro },
    blocks: toDemoBlocks([
      imageBlock(toImageItem(gutterImage, locale), texts.caption),
      headingBlock(texts.moments.title, { anchorPoint: 'twice-a-year' }),
      richTextBlock(texts.moments.html),
      quoteBlock(texts.quote.text, texts.quote.source),
      questionsBlock(texts),
      headingBlock(texts.video.heading, { anchorPoint: 'video' }),
      { type: 'video', props: { video: { url: VIDEO, title: texts.video.title, text: texts.video.text } } },
      cardsBlock(slugs, texts),
      callToActionBlock(slugs, texts),
    ]),
  };
}

/** A film by the Blender Foundation that anyone may show. */
const VIDEO = 'https://www.youtube.com/watch?v=aqz-KE-bpKQ';

function questionsBlock({ questionsBlock: { title, items } }: WaterTexts): DemoBlockInput {
  const answered = items.map(([question, answer]) => ({ question, answer: `<p>${answer}</p>` }));
  return {
    type: 'accordion',
    anchorPoint: 'questions',
    props: { title, items: withRowKeys(answered), firstOpen: true },
  };
}

function cardsBlock(slugs: DemoSlugs, { readOn }: WaterTexts): DemoBlockInput {
  const list = readOn.cards.map(([title, text], index) => ({
    title,
    text,
    icon: ICONS[index],
    link: internalLink(slugs.about),
  }));
  return { type: 'cards', props: { title: readOn.title, cards: withRowKeys(list) } };
}

function callToActionBlock(slugs: DemoSlugs, { check: { title, text, label } }: WaterTexts): DemoBlockInput {
  return { type: 'call-to-action', props: { title, text, label, link: internalLink(slugs.check), colour: 'ground' } };
}
