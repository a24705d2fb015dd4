import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { authorize, hasPermission } from '../shared/context.ts';
import { type GraphQLContext, Payload, toPayload } from '../shared/graphql/index.ts';
import { loadSettings, type LocalName } from './settings.ts';
import { updateSettings } from './update-settings.ts';

@ObjectType({ description: 'The name of the site in the language of a locale.' })
class SiteName implements LocalName {
  @Field(() => String, { description: 'One of the available locales.' })
  locale: string;

  @Field(() => String, { description: 'Name of the site there.' })
  name: string;
}

@InputType({ description: 'The name of the site in the language of a locale.' })
class SiteNameInput implements LocalName {
  @Field(() => String, { description: 'One of the available locales.' })
  locale: string;

  @Field(() => String, { description: 'Name of the site there, at most 255 characters; blank: that of the site.' })
  name: string;
}

@ObjectType('Settings', { description: 'What a client needs to know of the site.' })
class SettingsObject {
  @Field(() => String, { description: 'Name of the site.' })
  siteName: string;

  @Field(() => [SiteName], { description: 'Names in other languages; a locale without one has siteName.' })
  siteNames: SiteName[];

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

@ObjectType({ description: 'All settings of the site, for who may change them.' })
class SiteSettings extends SettingsObject {
  @Field(() => String, { description: "Address that mails come from; empty: no-reply at the site's host." })
  mailSender: string;

  @Field(() => Boolean, { description: 'Whether visitors go on seeing the last published version during a review.' })
  keepLiveWhileRequested: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Months after which an entry of the audit log is deleted, at night; null keeps everything.',
  })
  auditRetentionMonths: number | null;
}

@InputType({ description: 'What changes of the settings; what is left out stays.' })
class SiteSettingsInput {
  @Field(() => String, { nullable: true, description: 'Name of the site, at most 255 characters.' })
  siteName?: string;

  @Field(() => [SiteNameInput], {
    nullable: true,
    description: 'Names in other languages, all of them; a locale without one has siteName.',
  })
  siteNames?: SiteNameInput[];

  @Field(() => String, { nullable: true, description: 'Telephone number for visitors; may be empty.' })
  contactPhone?: string;

  @Field(() => String, {
    nullable: true,
    description: "Address that mails come from; empty: no-reply at the site's host.",
  })
  mailSender?: string;

  @Field(() => [String], { nullable: true, description: 'Locales in which pages can be made; one with pages stays.' })
  availableLocales?: string[];

  @Field(() => String, { nullable: true, description: 'The locale without a prefix; fixed once a page exists.' })
  defaultLocale?: string;

  @Field(() => [String], { nullable: true, description: 'Locales whose slug may be typed.' })
  customSlugLocales?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether visitors go on seeing the last published version during a review.',
  })
  keepLiveWhileRequested?: boolean;

  @Field(() => Int, { nullable: true, description: 'Minutes without input, from 2 to 1,440.' })
  activityTimeout?: number;

  @Field(() => Int, {
    nullable: true,
    description: 'Months after which an entry of the audit log is deleted, from 3 to 120; null keeps everything.',
  })
  auditRetentionMonths?: number | null;
}

@ObjectType({ description: 'Answer of updateSettings.' })
class UpdateSettingsPayload extends Payload {
  @Field(() => SiteSettings, { nullable: true, description: 'The settings as they are now.' })
  settings: SiteSettings | null;
}

@Resolver()
export class SettingsResolver {
  @Query(() => SettingsObject, { description: 'Settings of the site. Anyone.' })
  settings(@Ctx() context: GraphQLContext): Promise<SettingsObject> {
    return loadSettings(context.em);
  }

  @Query(() => SiteSettings, { description: 'All settings of the site. Permission manage-settings.' })
  siteSettings(@Ctx() context: GraphQLContext): Promise<SiteSettings> {
    authorize(context.viewer, hasPermission(context.viewer, 'manage-settings'));
    return loadSettings(context.em);
  }

  @Mutation(() => UpdateSettingsPayload, { description: 'Changes settings of the site. Permission manage-settings.' })
  updateSettings(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => SiteSettingsInput, { description: 'What changes.' }) input: SiteSettingsInput,
  ): Promise<UpdateSettingsPayload> {
    return toPayload('settings', updateSettings(context, input));
  }
}
