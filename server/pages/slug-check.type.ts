import { Field, ObjectType, registerEnumType } from 'type-graphql';
import type { SlugCheck } from './check-slug.ts';
import { PageObject } from './page.type.ts';
import { type SlugRule, slugRules } from '../content/index.ts';

const slugRuleEnum = Object.fromEntries(slugRules.map((rule) => [rule, rule]));
registerEnumType(slugRuleEnum, {
  name: 'SlugRule',
  description: 'A rule that a slug must follow.',
  valuesConfig: {
    LENGTH: { description: 'At most 255 characters.' },
    LOWER_CASE: { description: 'No capital letters.' },
    SLASHES: { description: 'Slashes only between two parts: never first, last or twice in a row.' },
    CHARACTERS: { description: 'Only letters, digits, hyphens, and slashes between parts.' },
    RESERVED: { description: 'The first part must not be reserved for the server, such as api.' },
    LOCALE_PREFIX: { description: 'The first part must not look like a locale prefix, such as nl-nl.' },
  },
});

@ObjectType('SlugCheck', { description: 'Whether a page could get a slug now, and if not, why.' })
export class SlugCheckObject {
  @Field(() => Boolean, { description: 'Whether it is well formed and free, in an available locale.' })
  available: boolean;

  @Field(() => slugRuleEnum, { nullable: true, description: 'The rule that it breaks; null if it is well formed.' })
  rule: SlugRule | null;

  @Field(() => PageObject, { nullable: true, description: 'The page that has this slug, or null.' })
  takenBy: PageObject | null;

  static from({ available, rule, takenBy }: SlugCheck): SlugCheckObject {
    return { available, rule, takenBy: takenBy && PageObject.from(takenBy) };
  }
}
