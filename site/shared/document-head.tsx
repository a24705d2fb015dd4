import { useRequestedTitle } from './document-title.ts';

export type HeadMeta = { name: string; content: string } | { property: string; content: string };

/** Metadata of a document for search engines and social networks. */
export type PageHead = {
  title: string;
  meta: HeadMeta[];
  /** Null for a document without an address of its own, such as the error page. */
  canonical: string | null;
  /** Published translations, including the document itself; `x-default` is the default locale's. */
  alternates: { language: string; href: string }[];
};

/** The elements of a view that React places into the document's head. */
export function DocumentHead({ head, locale }: { head: PageHead; locale: string }) {
  const title = useRequestedTitle(head.title);
  return (
    <>
      <title>{title}</title>
      {head.meta.map((meta) => (
        <meta key={Object.values(meta).join('\n')} {...meta} />
      ))}
      {head.canonical !== null && <link rel="canonical" href={head.canonical} />}
      {head.alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} />
      ))}
      <link rel="manifest" href={`/_/${locale}.webmanifest`} />
    </>
  );
}

/** The head of a private document, excluded from search engines. */
export const describePrivatePage = (name: string, siteName: string): PageHead => ({
  title: `${name} | ${siteName}`,
  meta: [
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ],
  canonical: null,
  alternates: [],
});
