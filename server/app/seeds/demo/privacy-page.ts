import { type DemoPage, heading, placeBlocks, richText } from './demo-content.ts';
import type { PrivacyTexts } from './privacy-texts.ts';

/** What is said of visitors, and what others may say of them: the page that the cookie bar stands for. */
export function makePrivacyPage(locale: string, texts: PrivacyTexts): DemoPage {
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
    blocks: placeBlocks(texts.parts.flatMap(([title, html]) => [heading(title), richText(html)])),
  };
}
