import type { ReactNode } from 'react';
import type { PageHead } from '../page/page-head.ts';

/** A document of the check that is no page. */
export type ShownCheck<Status> = {
  head: PageHead;
  locale: string;
  body: ReactNode;
  status: Status;
  defaultLocale: string;
};

/** Nothing for search engines: it is the visitor's alone. */
export const describePrivately = (name: string, siteName: string): PageHead => ({
  title: `${name} | ${siteName}`,
  meta: [
    { name: 'robots', content: 'noindex, nofollow' },
    { name: 'referrer', content: 'no-referrer' },
  ],
  canonical: null,
  alternates: [],
});
