import { Field, Int, ObjectType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import { Editor } from '../users/index.ts';

@ObjectType('PagePresence', { description: 'Who else has a page open in an editor.' })
export class PresenceObject {
  @Field(() => Int, { description: 'Revision of the page; it changes when the page is stored.' })
  revision: number;

  @Field(() => [Editor], {
    description: 'All users with the page open in another window, each once, possibly including the viewer.',
  })
  company: Editor[];
}

@ObjectType({ description: 'Result of announcePresence.' })
export class AnnouncePresencePayload extends Payload {
  @Field(() => PresenceObject, { nullable: true, description: 'Who else has the page open.' })
  presence: PresenceObject | null;
}
