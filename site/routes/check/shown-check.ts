import type { ReactNode } from 'react';
import type { PageHead } from '../page/page-head.ts';

/** A document of the check that is not a page. */
export type ShownCheck<Status> = {
  head: PageHead;
  locale: string;
  body: ReactNode;
  status: Status;
  defaultLocale: string;
};

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
