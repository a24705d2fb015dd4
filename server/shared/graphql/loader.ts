import type DataLoader from 'dataloader';
import type { GraphQLContext } from './graphql-context.ts';

/** The request's own data loader, made on first use: rows of one answer are fetched together. */
export function loaderOf<Key, Value>(
  context: GraphQLContext,
  create: (context: GraphQLContext) => DataLoader<Key, Value>,
): DataLoader<Key, Value> {
  const present = context.loaders.get(create);
  if (present) return present as DataLoader<Key, Value>;
  const loader = create(context);
  context.loaders.set(create, loader);
  return loader;
}
