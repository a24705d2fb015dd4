import { Ctx, Field, ObjectType, Query, Resolver } from 'type-graphql';
import { requireViewer } from '../shared/context.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';

@ObjectType('PageType', { description: 'A kind of page that this site knows.' })
class PageTypeObject {
  @Field(() => String, { description: 'Id, unique regardless of case.' })
  id: string;

  @Field(() => String, { description: "Stands in front of a new page's proposed slug." })
  slugPrefix: string;

  @Field(() => Boolean, { description: 'Whether it is the blank type, which has no overview of its own.' })
  blank: boolean;
}

@Resolver()
export class PageTypeResolver {
  @Query(() => [PageTypeObject], { description: 'The page types that this site knows. Signed in.' })
  pageTypes(@Ctx() context: GraphQLContext): PageTypeObject[] {
    requireViewer(context);
    return context.services.pageTypeDefinitions.map(({ id, slugPrefix, blank }) => ({ id, slugPrefix, blank }));
  }
}
