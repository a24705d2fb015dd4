import DataLoader from 'dataloader';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import type { LibraryFile } from './library-file.ts';
import { findFilesByHash } from './library.queries.ts';

/** Files of the library by the hash of their content. */
export const createFilesByHashLoader = ({ em }: GraphQLContext): DataLoader<string, LibraryFile[]> =>
  new DataLoader(async (hashes) => {
    const files = Map.groupBy(await findFilesByHash(em, hashes), ({ hash }) => hash);
    return hashes.map((hash) => files.get(hash) ?? []);
  });
