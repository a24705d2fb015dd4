import DataLoader from 'dataloader';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { type ListedPreview, loadPreviews } from './list-previews.ts';

/** Valid preview links by page. */
export const createPreviewsLoader = ({ em }: GraphQLContext): DataLoader<number, ListedPreview[]> =>
  new DataLoader(async (pageIDs) => {
    const links = await loadPreviews(em, pageIDs);
    return pageIDs.map((id) => links.get(id) ?? []);
  });
