import type { HeadMeta, PageHead } from '../../shared/document-head.tsx';
import { siteNameIn } from '../../shared/site-name.ts';
import { languageTagOf } from '../../shared/texts.ts';
import type { ViewImage } from '../../shared/view-block.ts';
import type { ViewSibling } from '../../shared/view-page.ts';
import type { PublishedPageData, SiteSettings } from './published-page.ts';
import { sharingImagePath, sharingImageSize } from './sharing-image.ts';

type Source = { page: PublishedPageData; settings: SiteSettings; publicUrl: string; status: 200 | 404 };

/** The head of a page without texts for search engines. */
export const emptyHead = { seoTitle: '', seoDescription: '', seoKeywords: [], seoImage: null };

const SOFT_HYPHEN = /\u00AD/g;

export function describePage({ page, settings, publicUrl, status }: Source): PageHead {
  const { pageVersion } = page;
  const name = withoutSoftHyphens(pageVersion.seoTitle) || withoutSoftHyphens(pageVersion.title);
  const description = withoutSoftHyphens(pageVersion.seoDescription);
  const found = status === 200;
  return {
    title: [name, siteNameIn(settings, page.locale)].filter((part) => part !== '').join(' | '),
    meta: [
      ...metaByName('description', description),
      ...metaByName('keywords', pageVersion.seoKeywords.map(withoutSoftHyphens).filter(Boolean).join(', ')),
      ...(found ? [] : metaByName('robots', 'noindex')),
      ...describeForSharing({ name, description, page, settings, publicUrl, status }),
    ],
    canonical: found ? absoluteURL(publicUrl, page.path) : null,
    alternates: found ? listAlternates(page.siblings, settings, publicUrl) : [],
  };
}

type SharingSource = Source & { name: string; description: string };

function describeForSharing({ name, description, page, settings, publicUrl, status }: SharingSource): HeadMeta[] {
  const image = page.pageVersion.seoImage;
  const others = page.siblings.filter(({ locale }) => locale !== page.locale);
  return [
    ...metaByProperty('og:type', 'website'),
    ...metaByProperty('og:site_name', siteNameIn(settings, page.locale)),
    ...metaByProperty('og:title', name),
    ...metaByProperty('og:description', description),
    ...metaByProperty('og:url', status === 200 ? absoluteURL(publicUrl, page.path) : ''),
    ...metaByProperty('og:locale', openGraphLocale(page.locale)),
    ...others.flatMap(({ locale }) => metaByProperty('og:locale:alternate', openGraphLocale(locale))),
    ...(image ? describeImage(image, publicUrl) : []),
    ...metaByName('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...metaByName('twitter:title', name),
    ...metaByName('twitter:description', description),
    ...(image ? metaByName('twitter:image', absoluteURL(publicUrl, sharingImagePath(image))) : []),
    ...(image ? metaByName('twitter:image:alt', image.decorative ? '' : image.altText) : []),
  ];
}

function describeImage(image: ViewImage, publicUrl: string): HeadMeta[] {
  const size = sharingImageSize(image);
  return [
    ...metaByProperty('og:image', absoluteURL(publicUrl, sharingImagePath(image))),
    ...metaByProperty('og:image:type', 'image/jpeg'),
    ...(size
      ? [...metaByProperty('og:image:width', `${size.width}`), ...metaByProperty('og:image:height', `${size.height}`)]
      : []),
    ...metaByProperty('og:image:alt', image.decorative ? '' : image.altText),
  ];
}

/** The translations of a document, with the default locale's as `x-default`. */
export function listAlternates(
  siblings: readonly ViewSibling[],
  { defaultLocale }: Pick<SiteSettings, 'defaultLocale'>,
  publicUrl: string,
): PageHead['alternates'] {
  if (siblings.length < 2) return [];
  const fallback = siblings.find(({ locale }) => locale === defaultLocale);
  return [
    ...siblings.map(({ locale, path }) => ({ language: languageTagOf(locale), href: absoluteURL(publicUrl, path) })),
    ...(fallback ? [{ language: 'x-default', href: absoluteURL(publicUrl, fallback.path) }] : []),
  ];
}

export function absoluteURL(publicUrl: string, path: string): string {
  return new URL(path, `${publicUrl}/`).href;
}

/** Returns 'nl_NL' of 'nl-nl'; a language without region gets its most likely country, which Open Graph requires. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(languageTagOf(locale)).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/** Removes soft hyphens, which are only for the page itself. */
function withoutSoftHyphens(text: string): string {
  return text.replace(SOFT_HYPHEN, '').trim();
}

function metaByName(name: string, content: string): HeadMeta[] {
  return content === '' ? [] : [{ name, content }];
}

function metaByProperty(name: string, content: string): HeadMeta[] {
  return content === '' ? [] : [{ property: name, content }];
}
