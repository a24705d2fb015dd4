import { Ctx, Field, Float, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { authorize } from '../shared/context.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { checkSystemParts, type SystemPartName } from './check-system-parts.ts';
import { canViewSystemState } from './system-state.policy.ts';

const SystemPartEnum = {
  DATABASE: 'database',
  SEARCH: 'search',
  MAIL: 'mail',
  STORAGE: 'storage',
  JOBS: 'jobs',
} as const;

registerEnumType(SystemPartEnum, {
  name: 'SystemPartName',
  description: 'A part of the installation.',
  valuesConfig: {
    DATABASE: { description: 'Stores everything except media files.' },
    SEARCH: { description: 'The engine behind the search.' },
    MAIL: { description: 'Sends outgoing mail.' },
    STORAGE: { description: 'Stores media files.' },
    JOBS: { description: 'Background jobs: mails, the search index, scheduled publications.' },
  },
});

@ObjectType({ description: 'State of a part of the installation.' })
class SystemPart {
  @Field(() => SystemPartEnum, { description: 'The part.' })
  name: SystemPartName;

  @Field(() => String, { description: 'Its implementation, such as SMTP or files.' })
  kind: string;

  @Field(() => Float, { description: 'Response time in seconds.' })
  seconds: number;

  @Field(() => String, { nullable: true, description: 'The problem; null if it works.' })
  problem: string | null;
}

@Resolver()
export class SystemStateResolver {
  @Query(() => [SystemPart], {
    description: 'The current state of each part of the installation. Permission manage-settings.',
  })
  async systemState(@Ctx() context: GraphQLContext): Promise<SystemPart[]> {
    authorize(context.viewer, canViewSystemState(context.viewer));
    return checkSystemParts(context);
  }
}
