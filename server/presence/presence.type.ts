import { Field, Int, ObjectType } from 'type-graphql';
import { Payload } from '../shared/graphql/index.ts';
import { Editor } from '../users/index.ts';

@ObjectType('PagePresence', { description: 'Who else has a page open in an editor.' })
export class PresenceObject {
  @Field(() => Int, { description: 'What the page is at: another number than before means that it was stored.' })
  revision: number;

  @Field(() => [Editor], {
    description: 'Everybody with the page open in another window now, the viewer included; each once.',
  })
  company: Editor[];
}

@ObjectType({ description: 'Answer of announcePresence.' })
export class AnnouncePresencePayload extends Payload {
  @Field(() => PresenceObject, { nullable: true, description: 'Who else is there.' })
  presence: PresenceObject | null;
}
