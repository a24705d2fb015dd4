import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { SlugCheck } from './check-slug.ts';
import { PageObject } from './page.type.ts';
import { type SlugRule, slugRules } from './slug.ts';

const ruleEnum = Object.fromEntries(slugRules.map((rule) => [rule, rule]));
registerEnumType(ruleEnum, {
  name: 'SlugRule',
  description: 'A rule that a slug must follow.',
  valuesConfig: {
    LENGTH: { description: 'At most 255 characters.' },
    LOWER_CASE: { description: 'No capital letters.' },
    SLASHES: { description: 'A slash stands between two parts only, never first, last or twice in a row.' },
    CHARACTERS: { description: 'Nothing but letters, digits, hyphens, and slashes between its parts.' },
    RESERVED: { description: 'Its first part must not belong to the server itself, such as api.' },
    LOCALE_PREFIX: { description: 'Its first part must not look like the prefix of a locale, such as nl-nl.' },
  },
});

@ObjectType('SlugCheck', { description: 'Whether a page could be given a slug now, and why not.' })
export class SlugCheckObject {
  @Field(() => Boolean, { description: 'Whether it is well formed and free, in a locale that is available.' })
  available: boolean;

  @Field(() => ruleEnum, { nullable: true, description: 'The rule that it breaks; null where its form is right.' })
  rule: SlugRule | null;

  @Field(() => PageObject, { nullable: true, description: 'The page that has it; null where none does.' })
  takenBy: PageObject | null;

  static from({ available, rule, takenBy }: SlugCheck): SlugCheckObject {
    return { available, rule, takenBy: takenBy && PageObject.from(takenBy) };
  }
}
