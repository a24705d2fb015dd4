import { Arg, Ctx, Field, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { PageObject } from '../pages/index.ts';
import { type GraphQLContext, Payload, toPayload } from '../shared/graphql/index.ts';
import { publishPage } from './publish-page.ts';
import { unpublishPage } from './unpublish-page.ts';

@ObjectType({ description: 'Answer of publishPage.' })
class PublishPagePayload extends Payload {
  @Field(() => PageObject, { nullable: true, description: 'The page as it is now.' })
  page: PageObject | null;
}

@ObjectType({ description: 'Answer of unpublishPage.' })
class UnpublishPagePayload extends Payload {
  @Field(() => PageObject, { nullable: true, description: 'The page as it is now.' })
  page: PageObject | null;
}

@Resolver()
export class PublicationResolver {
  @Mutation(() => PublishPagePayload, { description: 'Publishes the newest version. Permission publish-page.' })
  publishPage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
  ): Promise<PublishPagePayload> {
    return toPayload('page', publishPage(context, pageID).then(PageObject.from));
  }

  @Mutation(() => UnpublishPagePayload, { description: 'Takes a page off the site. Permission publish-page.' })
  unpublishPage(
    @Ctx() context: GraphQLContext,
    @Arg('pageID', () => Int, { description: 'Number of the page.' }) pageID: number,
  ): Promise<UnpublishPagePayload> {
    return toPayload('page', unpublishPage(context, pageID).then(PageObject.from));
  }
}
