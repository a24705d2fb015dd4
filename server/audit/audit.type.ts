import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../shared/graphql/index.ts';
import type { AuditEntry } from './audit.queries.ts';

@InputType({ description: 'Narrows the audit log; what is left out narrows nothing.' })
export class AuditFilterInput {
  @Field(() => Int, { nullable: true, description: 'Number of the user who did it, a removed one too.' })
  actorID?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the API token that it was done with, a revoked one too.',
  })
  tokenID?: number | null;

  @Field(() => String, { nullable: true, description: 'An action, such as page.published.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'What it was done to: page, user, role, file and others.' })
  subjectType?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of what it was done to.' })
  subjectID?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'From this instant on.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Before this instant.' })
  to?: Date | null;
}

@ObjectType({ description: 'A person of the audit log.' })
export class AuditActor {
  @Field(() => Int, { description: 'Number of the user.' })
  id: number;

  @Field(() => String, { nullable: true, description: 'Name, or the address where there is none; null when removed.' })
  name: string | null;
}

@ObjectType({ description: 'An API token of the audit log.' })
export class AuditToken {
  @Field(() => Int, { description: 'Number of the token.' })
  id: number;

  @Field(() => String, { nullable: true, description: 'Name; null when revoked.' })
  name: string | null;
}

@ObjectType('AuditEntry', { description: 'A deed: who did what to what, when. It never changes.' })
export class AuditEntryObject {
  @Field(() => Int, { description: 'Number of the entry.' })
  id: number;

  @Field(() => DateTime, { description: 'When.' })
  at: string;

  @Field(() => AuditActor, { nullable: true, description: 'Who; null where nobody was signed in.' })
  actor: AuditActor | null;

  @Field(() => Int, { nullable: true, description: 'Number of the session that it was done from.' })
  sessionID: number | null;

  @Field(() => AuditToken, {
    nullable: true,
    description: 'The API token that a program used in the name of the person; null where it was the person.',
  })
  token: AuditToken | null;

  @Field(() => String, { description: 'What was done, such as page.published.' })
  action: string;

  @Field(() => String, { description: 'What it was done to: page, user, role, file and others.' })
  subjectType: string;

  @Field(() => Int, { nullable: true, description: 'Number of what it was done to.' })
  subjectID: number | null;

  @Field(() => String, { nullable: true, description: 'What it is called now; null where it is gone or has no name.' })
  subjectName: string | null;

  @Field(() => [String], { description: 'Names of the fields that changed, never their values.' })
  changedFields: string[];

  static from({
    actorId,
    actorName,
    sessionId,
    tokenId,
    tokenName,
    subjectId,
    ...entry
  }: AuditEntry): AuditEntryObject {
    const actor = actorId === null ? null : { id: actorId, name: actorName };
    const token = tokenId === null ? null : { id: tokenId, name: tokenName };
    return { ...entry, actor, token, sessionID: sessionId, subjectID: subjectId };
  }
}

@ObjectType({ description: 'A page of the audit log.' })
export class AuditEntryList {
  @Field(() => [AuditEntryObject], { description: 'The entries of this page, newest first.' })
  items: AuditEntryObject[];

  @Field(() => Int, { description: 'How many there are in all.' })
  totalItems: number;
}
