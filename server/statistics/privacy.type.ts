import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('KeptTable', { description: 'A table of the database that finished checks are written to.' })
export class StoredTable {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => [String], { description: 'Names of all its columns.' })
  columns: string[];

  @Field(() => Int, { description: 'How many rows it has, rounded down to a multiple of 5.' })
  rows: number;
}

@ObjectType({ description: 'What the running system stores of finished checks.' })
export class PrivacyFacts {
  @Field(() => Int, { description: 'Smallest group that is shown.' })
  smallestGroup: number;

  @Field(() => Int, { description: 'Finished checks in closed weeks, as far as they may be shown.' })
  finished: number;

  @Field(() => [StoredTable], { description: 'All tables that a finished check writes to.' })
  tables: StoredTable[];
}
