import type { PageHistoryQuery } from '../generated/graphql.ts';

export type HistoryPage = NonNullable<PageHistoryQuery['page']>;
