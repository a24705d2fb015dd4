import { Arg, Ctx, Field, InputType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { isAnchorAvailable } from './is-anchor-available.ts';

@InputType({ description: 'A block in an editor, stored or not.' })
class AnchoredBlockInput {
  @Field(() => String, { description: 'Key of the block.' })
  key: string;

  @Field(() => String, { nullable: true, description: 'Anchor of the block; empty means none.' })
  anchorPoint?: string | null;
}

@Resolver()
export class AnchorResolver {
  @Query(() => Boolean, { description: 'Whether no other block of the list has this anchor. Signed in.' })
  anchorAvailable(
    @Ctx() context: GraphQLContext,
    @Arg('anchorName', () => String, { description: 'Letters, digits, hyphen and underscore.' }) anchorName: string,
    @Arg('blockKey', () => String, { description: 'Key of the block that will get the anchor.' }) blockKey: string,
    @Arg('pageVersionBlocks', () => [AnchoredBlockInput], { description: 'The blocks of the version.' })
    pageVersionBlocks: AnchoredBlockInput[],
  ): boolean {
    return isAnchorAvailable(context, { anchorName, blockKey, pageVersionBlocks });
  }
}
