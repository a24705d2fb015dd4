import { Ctx, Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { loadSettings } from './settings.ts';

@ObjectType('Settings', { description: 'What a client needs to know of the site.' })
class SettingsObject {
  @Field(() => String, { description: 'Name of the site.' })
  siteName: string;

  @Field(() => String, { description: 'Telephone number for visitors; may be empty.' })
  contactPhone: string;

  @Field(() => [String], { description: 'Locales in which pages can be made.' })
  availableLocales: string[];

  @Field(() => String, { description: 'The locale without a prefix in its paths.' })
  defaultLocale: string;

  @Field(() => [String], { description: 'Locales whose slug may be typed; elsewhere it follows from the title.' })
  customSlugLocales: string[];

  @Field(() => Int, { description: 'Minutes without input after which the admin area signs out.' })
  activityTimeout: number;
}

@Resolver()
export class SettingsResolver {
  @Query(() => SettingsObject, { description: 'Settings of the site. Anyone.' })
  settings(@Ctx() context: GraphQLContext): Promise<SettingsObject> {
    return loadSettings(context.em);
  }
}
