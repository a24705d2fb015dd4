import { siteNameIn } from '../../shared/site-name.ts';
import { languageTagOf } from '../../shared/texts.ts';
import type { ViewImage } from '../../shared/view-block.ts';
import type { ViewSibling } from '../../shared/view-page.ts';
import type { PublishedPage, SiteSettings } from './load-page.ts';
import { sharedPath, sharedSize } from './shared-picture.ts';

export type HeadMeta = { name: string; content: string } | { property: string; content: string };

/** What search engines and social networks are told about a page. */
export type PageHead = {
  title: string;
  meta: HeadMeta[];
  /** Null for a page that has no address of its own, such as the error page. */
  canonical: string | null;
  /** Published translations, itself included; `x-default` is the default locale's. */
  alternates: { language: string; href: string }[];
};

type Source = { page: PublishedPage; settings: SiteSettings; publicUrl: string; status: 200 | 404 };

const SOFT_HYPHEN = /\u00AD/g;

export function describePage({ page, settings, publicUrl, status }: Source): PageHead {
  const { pageVersion } = page;
  const name = plain(pageVersion.seoTitle) || plain(pageVersion.title);
  const description = plain(pageVersion.seoDescription);
  const found = status === 200;
  return {
    title: [name, siteNameIn(settings, page.locale)].filter((part) => part !== '').join(' | '),
    meta: [
      ...named('description', description),
      ...named('keywords', pageVersion.seoKeywords.map(plain).filter(Boolean).join(', ')),
      ...(found ? [] : named('robots', 'noindex')),
      ...describeForSharing({ name, description, page, settings, publicUrl, status }),
    ],
    canonical: found ? absolute(publicUrl, page.path) : null,
    alternates: found ? listAlternates(page.siblings, settings, publicUrl) : [],
  };
}

type SharingSource = Source & { name: string; description: string };

function describeForSharing({ name, description, page, settings, publicUrl, status }: SharingSource): HeadMeta[] {
  const image = page.pageVersion.seoImage;
  const others = page.siblings.filter(({ locale }) => locale !== page.locale);
  return [
    ...property('og:type', 'website'),
    ...property('og:site_name', siteNameIn(settings, page.locale)),
    ...property('og:title', name),
    ...property('og:description', description),
    ...property('og:url', status === 200 ? absolute(publicUrl, page.path) : ''),
    ...property('og:locale', openGraphLocale(page.locale)),
    ...others.flatMap(({ locale }) => property('og:locale:alternate', openGraphLocale(locale))),
    ...(image ? describeImage(image, publicUrl) : []),
    ...named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...named('twitter:title', name),
    ...named('twitter:description', description),
    ...(image ? named('twitter:image', absolute(publicUrl, sharedPath(image))) : []),
    ...(image ? named('twitter:image:alt', image.decorative ? '' : image.altText) : []),
  ];
}

function describeImage(image: ViewImage, publicUrl: string): HeadMeta[] {
  const size = sharedSize(image);
  return [
    ...property('og:image', absolute(publicUrl, sharedPath(image))),
    ...property('og:image:type', 'image/jpeg'),
    ...(size ? [...property('og:image:width', `${size.width}`), ...property('og:image:height', `${size.height}`)] : []),
    ...property('og:image:alt', image.decorative ? '' : image.altText),
  ];
}

/** The translations of a document, one of which is for everybody whose language is not among them. */
export function listAlternates(
  siblings: readonly ViewSibling[],
  { defaultLocale }: Pick<SiteSettings, 'defaultLocale'>,
  publicUrl: string,
): PageHead['alternates'] {
  if (siblings.length < 2) return [];
  const fallback = siblings.find(({ locale }) => locale === defaultLocale);
  return [
    ...siblings.map(({ locale, path }) => ({ language: languageTagOf(locale), href: absolute(publicUrl, path) })),
    ...(fallback ? [{ language: 'x-default', href: absolute(publicUrl, fallback.path) }] : []),
  ];
}

export function absolute(publicUrl: string, path: string): string {
  return new URL(path, `${publicUrl}/`).href;
}

/** 'nl_NL' of 'nl-nl'; a language alone is given the country that most of its speakers live in, since one must stand there. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(languageTagOf(locale)).maximize();
  return region === undefined ? language : `${language}_${region}`;
}

/** A title's soft hyphens are for the page alone. */
function plain(text: string): string {
  return text.replace(SOFT_HYPHEN, '').trim();
}

function named(name: string, content: string): HeadMeta[] {
  return content === '' ? [] : [{ name, content }];
}

function property(name: string, content: string): HeadMeta[] {
  return content === '' ? [] : [{ property: name, content }];
}
