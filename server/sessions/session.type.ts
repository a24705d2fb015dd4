import { Field, Int, ObjectType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import type { OwnSession } from './own-sessions.ts';

@ObjectType({ description: 'A session of the viewer.' })
export class Session {
  @Field(() => Int, { description: 'Number of the session.' })
  id: number;

  @Field(() => String, { description: 'The user agent of the browser.' })
  device: string;

  @Field(() => Boolean, { description: 'Whether it is the current session.' })
  current: boolean;

  @Field(() => DateTime, { description: 'When it signed in.' })
  createdAt: Date;

  @Field(() => DateTime, { description: 'When it was last used, to the minute.' })
  lastUsedAt: Date;
}

@ObjectType({ description: 'Result of endSession and endOtherSessions.' })
export class EndSessionsPayload extends Payload {
  @Field(() => [Session], { nullable: true, description: 'The remaining sessions.' })
  sessions: OwnSession[] | null;
}
