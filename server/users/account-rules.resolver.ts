import { Field, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { passwordLength } from '../shared/password-rules.ts';
import { profileImageRules } from './process-profile-image.ts';

@ObjectType({ description: 'Rules for passwords and profile images.' })
class AccountRules {
  @Field(() => Int, { description: 'A password has more characters than this.' })
  passwordLongerThan: number;

  @Field(() => Int, { description: 'A password has fewer characters than this.' })
  passwordShorterThan: number;

  @Field(() => Int, { description: 'Largest size of a profile image in bytes.' })
  profileImageBytes: number;

  @Field(() => Int, { description: 'Largest width and height of a profile image in pixels.' })
  profileImagePixels: number;

  @Field(() => [String], { description: 'Content types of profile images.' })
  profileImageTypes: string[];
}

/** Gives clients the limits that the server checks, so that each is defined once. */
@Resolver()
export class AccountRulesResolver {
  @Query(() => AccountRules, { description: 'Rules for passwords and profile images. Anyone.' })
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
