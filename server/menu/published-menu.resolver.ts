import { FieldResolver, Resolver, Root } from 'type-graphql';
import { MenuTree, PublishedMenuObject, toMenuTree } from './menu.type.ts';

@Resolver(() => PublishedMenuObject)
export class PublishedMenuResolver {
  @FieldResolver(() => MenuTree, { description: 'Its items as one value, to any depth.' })
  itemTree(@Root() { items }: PublishedMenuObject): unknown {
    return toMenuTree(items);
  }
}
