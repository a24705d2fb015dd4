import { Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql';
import { findChangedBlocksAsync } from '../history/index.ts';
import { PageObject, PageSibling } from '../pages/index.ts';
import { type GraphQLContext, getLoader } from '../shared/graphql/index.ts';
import {
  countChangedSourceBlocks,
  createSourcePageLoader,
  createTranslationsLoader,
  createUntranslatedCountLoader,
  toComparedSource,
} from './translation.loaders.ts';
import { PageTranslation } from './translation.type.ts';

@Resolver(() => PageObject)
export class PageTranslationResolver {
  @FieldResolver(() => PageTranslation, {
    nullable: true,
    description: 'Status relative to the page that it was translated from; null if it is not a translation.',
  })
  async translation(@Ctx() context: GraphQLContext, @Root() { id }: PageObject): Promise<PageTranslation | null> {
    const translation = await getLoader(context, createTranslationsLoader).load(id);
    if (!translation) return null;
    const { sourceID, blocks, broughtUpToDateAt } = translation;
    const source = sourceID === null ? null : await getLoader(context, createSourcePageLoader).load(sourceID);
    const changedBlocks = blocks
      ? await findChangedBlocksAsync(context.services, {
          page: toComparedSource(context.services, translation),
          ...blocks,
        })
      : [];
    return {
      source: source && PageObject.from(source),
      changedBlocks,
      changedBlockCount: changedBlocks.length,
      broughtUpToDateAt,
      untranslatedTextCount: (await getLoader(context, createUntranslatedCountLoader).load(id)) ?? 0,
    };
  }
}

@Resolver(() => PageSibling)
export class SiblingTranslationResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Number of blocks of its source that changed since it was last marked as up to date; null if it is not a translation.',
  })
  async changedSourceBlocks(@Ctx() context: GraphQLContext, @Root() { id }: PageSibling): Promise<number | null> {
    const translation = await getLoader(context, createTranslationsLoader).load(id);
    return translation && countChangedSourceBlocks(context.services, translation);
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Number of texts that are still the same as in its source; null if it is not a translation.',
  })
  untranslatedTextCount(@Ctx() context: GraphQLContext, @Root() { id }: PageSibling): Promise<number | null> {
    return getLoader(context, createUntranslatedCountLoader).load(id);
  }
}
