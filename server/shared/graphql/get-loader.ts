import type DataLoader from 'dataloader';
import type { GraphQLContext } from './graphql-context.ts';

/** Returns the request's data loader, created on first use: it loads the rows of one response together. */
export function getLoader<Key, Value>(
  context: GraphQLContext,
  create: (context: GraphQLContext) => DataLoader<Key, Value>,
): DataLoader<Key, Value> {
  const existing = context.loaders.get(create);
  if (existing) return existing as DataLoader<Key, Value>;
  const loader = create(context);
  context.loaders.set(create, loader);
  return loader;
}
