import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { OwnSession } from './own-sessions.ts';

@ObjectType({ description: 'A place where the viewer is signed in.' })
export class Session {
  @Field(() => Int, { description: 'Number of the session.' })
  id: number;

  @Field(() => String, { description: 'The browser, as it calls itself.' })
  device: string;

  @Field(() => Boolean, { description: 'Whether it is the one that asks.' })
  current: boolean;

  @Field(() => DateTime, { description: 'When it signed in.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was used last, to the minute.' })
  lastUsedAt: Date;
}

@ObjectType({ description: 'Answer of endSession and endOtherSessions.' })
export class EndSessionsPayload extends Payload {
  @Field(() => [Session], { nullable: true, description: 'The sessions that are left.' })
  sessions: OwnSession[] | null;
}
