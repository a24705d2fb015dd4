import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import {
  AuditActorObject,
  AuditEntryList,
  AuditEntryObject,
  AuditFilterInput,
  AuditTokenObject,
} from './audit.type.ts';
import { listAuditActions, listAuditActors, listAuditEntries, listAuditTokens } from './list-audit-entries.ts';

@Resolver()
export class AuditResolver {
  @Query(() => AuditEntryList, { description: 'The audit log, newest first. Permission view-audit-log.' })
  async auditEntries(
    @Ctx() context: GraphQLContext,
    @Arg('filter', () => AuditFilterInput, { nullable: true, description: 'Filter.' })
    filter: AuditFilterInput | null,
    @Arg('pageIndex', () => Int, { defaultValue: 0, description: 'From 0.' }) pageIndex: number,
    @Arg('pageSize', () => Int, { defaultValue: 25, description: 'At most 1,000.' }) pageSize: number,
  ): Promise<AuditEntryList> {
    const period = { from: filter?.from?.toISOString(), to: filter?.to?.toISOString() };
    const { items, totalItems } = await listAuditEntries(context, { ...filter, ...period, pageIndex, pageSize });
    return { items: items.map(AuditEntryObject.from), totalItems };
  }

  @Query(() => [AuditActorObject], {
    description: 'Everybody in the audit log, deleted users last. Permission view-audit-log.',
  })
  auditActors(@Ctx() context: GraphQLContext): Promise<AuditActorObject[]> {
    return listAuditActors(context);
  }

  @Query(() => [AuditTokenObject], {
    description: 'Every API token in the audit log, revoked ones last. Permission view-audit-log.',
  })
  auditTokens(@Ctx() context: GraphQLContext): Promise<AuditTokenObject[]> {
    return listAuditTokens(context);
  }

  @Query(() => [String], { description: 'The actions in the audit log. Permission view-audit-log.' })
  auditActions(@Ctx() context: GraphQLContext): Promise<string[]> {
    return listAuditActions(context);
  }
}
