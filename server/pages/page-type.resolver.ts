import { Ctx, Field, FieldResolver, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { requireViewer } from '../shared/context.ts';
import type { PageTypeDefinition } from '../shared/content-definition.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import { createPageCountByTypeLoader } from './page.loaders.ts';
import { canCreatePagesOfType } from './page.policy.ts';

@ObjectType('PageType', { description: 'A page type of this site.' })
class PageTypeObject {
  @Field(() => String, { description: 'Id, unique ignoring case.' })
  id: string;

  @Field(() => String, { description: 'Prefix of the slug proposed for a new page.' })
  slugPrefix: string;

  @Field(() => Boolean, { description: 'Whether it is the blank type, which has no overview.' })
  blank: boolean;

  @Field(() => Boolean, { description: 'Whether it shows a header above the content.' })
  hasHeader: boolean;

  @Field(() => Boolean, { description: 'Whether it shows a footer below the content.' })
  hasFooter: boolean;

  @Field(() => [String], { description: 'Ids of the block types that a new page starts with.' })
  initialBlocks: string[];

  @Field(() => [String], { description: 'Names of its own fields.' })
  fields: string[];

  static from(definition: PageTypeDefinition): PageTypeObject {
    const { id, slugPrefix, blank, hasHeader, hasFooter } = definition;
    return {
      id,
      slugPrefix,
      blank,
      hasHeader,
      hasFooter,
      initialBlocks: definition.initialBlocks.map(({ type }) => type),
      fields: definition.fields.map(({ name }) => name),
    };
  }
}

@Resolver(() => PageTypeObject)
export class PageTypeResolver {
  @Query(() => [PageTypeObject], { description: 'The page types of this site. Signed in.' })
  pageTypes(@Ctx() context: GraphQLContext): PageTypeObject[] {
    requireViewer(context);
    return context.services.pageTypeDefinitions.map(PageTypeObject.from);
  }

  @FieldResolver(() => Int, { description: 'How many pages outside the bin have this type.' })
  pageCount(@Ctx() context: GraphQLContext, @Root() { id }: PageTypeObject): Promise<number> {
    return getLoader(context, createPageCountByTypeLoader).load(id);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer may create pages of this type, in at least one locale.',
  })
  viewerCanCreate(@Ctx() { viewer }: GraphQLContext, @Root() { id }: PageTypeObject): boolean {
    return canCreatePagesOfType(viewer, id);
  }
}
