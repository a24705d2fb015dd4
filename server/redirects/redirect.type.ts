import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { Redirect } from './redirect.queries.ts';

@ObjectType('Redirect', { description: 'A redirect from an old address to a page.' })
export class RedirectObject {
  @Field(() => Int, { description: 'Id of the redirect.' })
  id: number;

  @Field(() => String, { description: 'Locale of the old address.' })
  locale: string;

  @Field(() => String, { description: 'The old slug.' })
  slug: string;

  @Field(() => DateTime, { description: 'When it was created.' })
  createdAt: Date;

  @Field(() => Boolean, {
    description: 'Whether it is in effect: its page is live, and no live page has the slug.',
  })
  active: boolean;

  /** For the field resolver. */
  pageID: number;

  static from(redirect: Redirect): RedirectObject {
    return redirect;
  }
}

@ObjectType({ description: 'One page of the list of redirects.' })
export class RedirectList {
  @Field(() => [RedirectObject], { description: 'The redirects, newest first.' })
  items: RedirectObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}

@ObjectType({ description: 'Result of a change to one redirect.' })
export class RedirectPayload extends Payload {
  @Field(() => RedirectObject, { nullable: true, description: 'The new or deleted redirect.' })
  redirect: RedirectObject | null;
}
