import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { DateTime } from '../shared/graphql/index.ts';
import type { AuditEntry } from './audit.queries.ts';

@InputType({ description: 'Filters the audit log; fields that are left out do not filter.' })
export class AuditFilterInput {
  @Field(() => Int, { nullable: true, description: 'Number of the user who did it, also of a deleted one.' })
  actorID?: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'Number of the API token that was used, also of a revoked one.',
  })
  tokenID?: number | null;

  @Field(() => String, { nullable: true, description: 'An action, such as page.published.' })
  action?: string | null;

  @Field(() => String, { nullable: true, description: 'Type of the subject: page, user, role, file and others.' })
  subjectType?: string | null;

  @Field(() => Int, { nullable: true, description: 'Number of the subject.' })
  subjectID?: number | null;

  @Field(() => DateTime, { nullable: true, description: 'From this time, inclusive.' })
  from?: Date | null;

  @Field(() => DateTime, { nullable: true, description: 'Up to this time, exclusive.' })
  to?: Date | null;
}

@ObjectType('AuditActor', { description: 'A user in the audit log.' })
export class AuditActorObject {
  @Field(() => Int, { description: 'Number of the user.' })
  id: number;

  @Field(() => String, {
    nullable: true,
    description: 'Name, or the address without one; null if the user was deleted.',
  })
  name: string | null;
}

@ObjectType('AuditToken', { description: 'An API token in the audit log.' })
export class AuditTokenObject {
  @Field(() => Int, { description: 'Number of the token.' })
  id: number;

  @Field(() => String, { nullable: true, description: 'Name; null if revoked.' })
  name: string | null;
}

@ObjectType('AuditEntry', { description: 'An action: who did what to what, when. Entries never change.' })
export class AuditEntryObject {
  @Field(() => Int, { description: 'Number of the entry.' })
  id: number;

  @Field(() => DateTime, { description: 'When.' })
  at: string;

  @Field(() => AuditActorObject, { nullable: true, description: 'Who did it; null if nobody was signed in.' })
  actor: AuditActorObject | null;

  @Field(() => Int, { nullable: true, description: 'Number of the session.' })
  sessionID: number | null;

  @Field(() => AuditTokenObject, {
    nullable: true,
    description: 'The API token that a program used for the user; null if the user did it in person.',
  })
  token: AuditTokenObject | null;

  @Field(() => String, { description: 'The action, such as page.published.' })
  action: string;

  @Field(() => String, { description: 'Type of the subject: page, user, role, file and others.' })
  subjectType: string;

  @Field(() => Int, { nullable: true, description: 'Number of the subject.' })
  subjectID: number | null;

  @Field(() => String, {
    nullable: true,
    description: 'Current name of the subject; null if it was deleted or has no name.',
  })
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
