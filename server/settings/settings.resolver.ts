import { Arg, Ctx, Field, InputType, Int, Mutation, ObjectType, Query, Resolver } from 'type-graphql';
import { authorize, hasPermission } from '../shared/context.ts';
import { AllowTokens, type GraphQLContext, Payload, toPayload } from '../shared/graphql/index.ts';
import { loadSettings, type LocalizedSiteName } from './settings.ts';
import { updateSettings } from './update-settings.ts';

@ObjectType({ description: 'The name of the site in the language of a locale.' })
class SiteName implements LocalizedSiteName {
  @Field(() => String, { description: 'One of the available locales.' })
  locale: string;

  @Field(() => String, { description: 'Name of the site in that locale.' })
  name: string;
}

@InputType({ description: 'The name of the site in the language of a locale.' })
class SiteNameInput implements LocalizedSiteName {
  @Field(() => String, { description: 'One of the available locales.' })
  locale: string;

  @Field(() => String, {
    description: "Name of the site in that locale, at most 255 characters; blank for the site's own name.",
  })
  name: string;
}

@ObjectType('Settings', { description: 'Public settings of the site.' })
class SettingsObject {
  @Field(() => String, { description: 'Name of the site.' })
  siteName: string;

  @Field(() => [SiteName], { description: 'Names in other languages; a locale without one has siteName.' })
  siteNames: SiteName[];

  @Field(() => String, { description: 'Telephone number for visitors; may be empty.' })
  contactPhone: string;

  @Field(() => [String], { description: 'Locales in which pages can be created.' })
  availableLocales: string[];

  @Field(() => String, { description: 'The locale without a prefix in its paths.' })
  defaultLocale: string;

  @Field(() => [String], {
    description: 'Locales whose slugs may be typed; elsewhere they are derived from the title.',
  })
  customSlugLocales: string[];

  @Field(() => Int, { description: 'Minutes without input after which the admin area signs out.' })
  activityTimeout: number;
}

@ObjectType('SiteSettings', { description: 'All settings of the site.' })
class SiteSettingsObject extends SettingsObject {
  @Field(() => String, { description: "Address that mails come from; empty: no-reply at the site's host." })
  mailSender: string;

  @Field(() => Boolean, { description: 'Whether visitors keep seeing the last published version during a review.' })
  keepLiveWhileRequested: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'Months after which an entry of the audit log is deleted, at night; null keeps everything.',
  })
  auditRetentionMonths: number | null;
}

@InputType({ description: 'Changes of the settings; those that are left out do not change.' })
class SiteSettingsInput {
  @Field(() => String, { nullable: true, description: 'Name of the site, at most 255 characters.' })
  siteName?: string;

  @Field(() => [SiteNameInput], {
    nullable: true,
    description: 'All names in other languages; a locale without one has siteName.',
  })
  siteNames?: SiteNameInput[];

  @Field(() => String, { nullable: true, description: 'Telephone number for visitors; may be empty.' })
  contactPhone?: string;

  @Field(() => String, {
    nullable: true,
    description: "Address that mails come from; empty: no-reply at the site's host.",
  })
  mailSender?: string;

  @Field(() => [String], {
    nullable: true,
    description: 'Locales in which pages can be created; one with pages cannot be removed.',
  })
  availableLocales?: string[];

  @Field(() => String, {
    nullable: true,
    description: 'The locale without a prefix; it cannot change once a page exists.',
  })
  defaultLocale?: string;

  @Field(() => [String], { nullable: true, description: 'Locales whose slugs may be typed.' })
  customSlugLocales?: string[];

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether visitors keep seeing the last published version during a review.',
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

@ObjectType({ description: 'Result of updateSettings.' })
class UpdateSettingsPayload extends Payload {
  @Field(() => SiteSettingsObject, { nullable: true, description: 'The changed settings.' })
  settings: SiteSettingsObject | null;
}

@Resolver()
export class SettingsResolver {
  @Query(() => SettingsObject, { description: 'Settings of the site. Anyone.' })
  settings(@Ctx() context: GraphQLContext): Promise<SettingsObject> {
    return loadSettings(context.em);
  }

  @Query(() => SiteSettingsObject, { description: 'All settings of the site. Permission manage-settings.' })
  siteSettings(@Ctx() context: GraphQLContext): Promise<SiteSettingsObject> {
    authorize(context.viewer, hasPermission(context.viewer, 'manage-settings'));
    return loadSettings(context.em);
  }

  @AllowTokens('manage-settings')
  @Mutation(() => UpdateSettingsPayload, { description: 'Changes settings of the site. Permission manage-settings.' })
  updateSettings(
    @Ctx() context: GraphQLContext,
    @Arg('input', () => SiteSettingsInput, { description: 'The changes.' }) input: SiteSettingsInput,
    @Arg('expected', () => SiteSettingsInput, {
      nullable: true,
      description: 'The settings that the client last saw; V_07, without any change, if one of them has changed since.',
    })
    expected: SiteSettingsInput | null,
  ): Promise<UpdateSettingsPayload> {
    return toPayload('settings', updateSettings(context, input, expected));
  }
}
