import { Arg, Ctx, Field, InputType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { checkAnchor } from './check-anchor.ts';

@InputType({ description: 'A block as an editor holds it, stored or not.' })
class AnchoredBlockInput {
  @Field(() => String, { description: 'Its key.' })
  key: string;

  @Field(() => String, { nullable: true, description: 'Its anchor; empty means none.' })
  anchorPoint?: string | null;
}

@Resolver()
export class AnchorResolver {
  @Query(() => Boolean, { description: 'Whether no other block of the list has that anchor. Signed in.' })
  anchorAvailable(
    @Ctx() context: GraphQLContext,
    @Arg('anchorName', () => String, { description: 'Letters, digits, hyphen and underscore.' }) anchorName: string,
    @Arg('blockKey', () => String, { description: 'Key of the block that is to have it.' }) blockKey: string,
    @Arg('pageVersionBlocks', () => [AnchoredBlockInput], { description: 'The blocks of the version.' })
    pageVersionBlocks: AnchoredBlockInput[],
  ): boolean {
    return checkAnchor(context, { anchorName, blockKey, pageVersionBlocks });
  }
}
