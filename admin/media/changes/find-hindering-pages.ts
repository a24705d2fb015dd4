import type { ApolloClient } from '@apollo/client';
import type { PagesByFileQuery } from '../../generated/graphql.ts';
import type { MediaItem } from '../content/media-item.ts';
import { PagesByFileDocument, UsedFilesDocument } from '../../generated/graphql.ts';
import { listTargets } from '../content/media-item.ts';

export type HinderingPage = PagesByFileQuery['pagesByFile']['items'][number];

/** So many files are asked about at most; whoever needs more sees the next ones when these are free. */
const mostFiles = 20;

async function findUsedFiles(client: ApolloClient, directory: string): Promise<number[]> {
  const { data } = await client.query({
    query: UsedFilesDocument,
    variables: { directory },
    fetchPolicy: 'network-only',
  });
  return (data?.mediaSearch.files ?? []).filter(({ pageCount }) => pageCount > 0).map(({ id }) => id);
}

async function findVisiblePages(client: ApolloClient, fileID: number): Promise<HinderingPage[]> {
  const variables = { fileID, pageIndex: 0, pageSize: 25, sort: 'PUBLISHED', order: 'DESC' } as const;
  const { data } = await client.query({ query: PagesByFileDocument, variables, fetchPolicy: 'network-only' });
  return (data?.pagesByFile.items ?? []).filter(({ published }) => published);
}

/** The pages that visitors see and that use one of these files, or one below these folders. */
export async function findHinderingPages(client: ApolloClient, items: readonly MediaItem[]): Promise<HinderingPage[]> {
  const { fileIDs, directoryPaths } = listTargets(items);
  const below = await Promise.all(directoryPaths.map((path) => findUsedFiles(client, path)));
  const files = [...fileIDs, ...below.flat()].slice(0, mostFiles);
  const pages = await Promise.all(files.map((id) => findVisiblePages(client, id)));
  return [...new Map(pages.flat().map((page) => [page.id, page])).values()];
}
