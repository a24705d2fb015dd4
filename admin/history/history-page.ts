import type { PageHistoryQuery } from '../generated/graphql.ts';

/** The page whose history is shown. */
export type HistoryPage = NonNullable<PageHistoryQuery['page']>;
