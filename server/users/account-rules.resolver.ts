import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { passwordLength } from '../shared/password-rules.ts';
import { profileImageRules } from './read-profile-image.ts';

@ObjectType({ description: 'What passwords and profile pictures have to be like.' })
class AccountRules {
  @Field(() => Int, { description: 'A password has more characters than this.' })
  passwordLongerThan: number;

  @Field(() => Int, { description: 'A password has fewer characters than this.' })
  passwordShorterThan: number;

  @Field(() => Int, { description: 'Size of a profile picture in bytes, at most.' })
  profileImageBytes: number;

  @Field(() => Int, { description: 'Width and height of a profile picture in pixels, at most.' })
  profileImagePixels: number;

  @Field(() => [String], { description: 'Content types of profile pictures.' })
  profileImageTypes: string[];
}

/** Tells screens the limits that the server checks, so that they stand in one place. */
@Resolver()
export class AccountRulesResolver {
  @Query(() => AccountRules, { description: 'What passwords and profile pictures have to be like. Anyone.' })
  accountRules(): AccountRules {
    return {
      passwordLongerThan: passwordLength.min - 1,
      passwordShorterThan: passwordLength.max + 1,
      profileImageBytes: profileImageRules.maxBytes,
      profileImagePixels: profileImageRules.maxPixels,
      profileImageTypes: profileImageRules.types,
    };
  }
}
