import { FieldResolver, Resolver, Root } from 'type-graphql';
import { PageBlocks, toPageBlocks } from '../content/index.ts';
import { PageContent } from './page-version.type.ts';

@Resolver(() => PageContent)
export class PageContentResolver {
  @FieldResolver(() => PageBlocks, {
    description: 'The blocks in their order as one value, with what a page shows of their images and files.',
  })
  allBlocks(@Root() { blocks }: PageContent): unknown {
    return toPageBlocks(blocks);
  }
}
