import { Ctx, Field, Float, Int, ObjectType, Query, Resolver } from 'type-graphql';
import { DateTime, type GraphQLContext } from '../shared/graphql/index.ts';
import { getBackups } from './backup-record.ts';

@ObjectType('BackupRecord', { description: 'A backup that was made, or restored somewhere.' })
class BackupRecordObject {
  @Field(() => DateTime, { description: 'When it was finished.' })
  finishedAt: Date;

  @Field(() => DateTime, { description: 'When the backup itself was made.' })
  madeAt: Date;

  @Field(() => Float, { description: 'Rows of the database in it.' })
  rows: number;

  @Field(() => Int, { description: 'Media files in it.' })
  files: number;

  @Field(() => Float, { description: 'Bytes of the media in it.' })
  bytes: number;
}

@ObjectType({ description: 'The backups of this installation.' })
class Backups {
  @Field(() => BackupRecordObject, { nullable: true, description: 'The last one; null if there is none.' })
  lastBackup: BackupRecordObject | null;

  @Field(() => BackupRecordObject, {
    nullable: true,
    description: 'The last one that was restored or tested; null if there is none.',
  })
  lastRestore: BackupRecordObject | null;
}

@Resolver()
export class BackupsResolver {
  @Query(() => Backups, {
    description: 'The last backup and the last one that was restored or tested. Permission manage-settings.',
  })
  backups(@Ctx() context: GraphQLContext): Promise<Backups> {
    return getBackups(context);
  }
}
