import { Ctx, Field, Float, ObjectType, Query, registerEnumType, Resolver } from 'type-graphql';
import { authorize } from '../shared/context.ts';
import type { GraphQLContext } from '../shared/graphql/index.ts';
import { checkParts, type PartName } from './check-parts.ts';
import { canSeeSystemState } from './system-state.policy.ts';

const SystemPartName = {
  DATABASE: 'database',
  SEARCH: 'search',
  MAIL: 'mail',
  STORAGE: 'storage',
  JOBS: 'jobs',
} as const;

registerEnumType(SystemPartName, {
  name: 'SystemPartName',
  description: 'A part of the installation.',
  valuesConfig: {
    DATABASE: { description: 'Keeps everything but the bytes of media.' },
    SEARCH: { description: 'The engine behind the search.' },
    MAIL: { description: 'Takes outgoing mail.' },
    STORAGE: { description: 'Keeps the bytes of media.' },
    JOBS: { description: 'Work in the background: mails, the index, planned publications.' },
  },
});

@ObjectType({ description: 'How a part of the installation is now.' })
class SystemPart {
  @Field(() => SystemPartName, { description: 'Which part.' })
  name: PartName;

  @Field(() => String, { description: 'What it is here, such as SMTP or files.' })
  kind: string;

  @Field(() => Float, { description: 'Seconds that it took to answer.' })
  seconds: number;

  @Field(() => String, { nullable: true, description: 'What is wrong; null where it works.' })
  problem: string | null;
}

@Resolver()
export class SystemStateResolver {
  @Query(() => [SystemPart], {
    description: 'Each part of the installation, asked at this moment. Permission manage-settings.',
  })
  async systemState(@Ctx() context: GraphQLContext): Promise<SystemPart[]> {
    authorize(context.viewer, canSeeSystemState(context.viewer));
    return checkParts(context);
  }
}
