import { type DemoPage, headingBlock, toDemoBlocks, richTextBlock } from './demo-content.ts';
import type { PrivacyTexts } from './privacy-texts.ts';

/** Creates the privacy page, which the cookie bar refers to. */
export function createPrivacyPage(locale: string, texts: PrivacyTexts): DemoPage {
  return {
    locale,
    slug: texts.slug,
    type: 'default',
    title: texts.title,
    seoTitle: texts.seoTitle,
    seoDescription: texts.description,
    seoKeywords: texts.keywords,
    seoImage: null,
    pageTypeProps: { intro: texts.intro },
    blocks: toDemoBlocks(texts.parts.flatMap(([title, html]) => [headingBlock(title), richTextBlock(html)])),
  };
}
