import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType({ description: 'A table of the database that finished checks are written to.' })
export class KeptTable {
  @Field(() => String, { description: 'Its name.' })
  name: string;

  @Field(() => [String], { description: 'Names of all its columns.' })
  columns: string[];

  @Field(() => Int, { description: 'How many rows it has, rounded down to a multiple of 5.' })
  rows: number;
}

@ObjectType({ description: 'What the running system keeps of finished checks, told by the system itself.' })
export class PrivacyFacts {
  @Field(() => Int, { description: 'Smaller groups are shown to nobody.' })
  smallestGroup: number;

  @Field(() => Int, { description: 'Finished checks in closed weeks, as far as statistics may tell them.' })
  finished: number;

  @Field(() => [KeptTable], { description: 'All tables that a finished check writes to.' })
  tables: KeptTable[];
}
