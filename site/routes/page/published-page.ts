import type { PublishedPageQuery } from '../../generated/graphql.ts';

export type SiteSettings = PublishedPageQuery['settings'];
export type PublishedPageData = NonNullable<PublishedPageQuery['publishedPage']>;
