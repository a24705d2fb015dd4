import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { toUserError, UserError } from '../shared/graphql/index.ts';
import { partNames, type PartName } from './bundle-format.ts';
import { type ImportReport, isClear } from './import-report.ts';
import type { PartReport, RowError } from './part-report.ts';

const toName = (value: string): string => value.replaceAll('-', '_').toUpperCase();

const BundlePartName = Object.fromEntries(partNames.map((name) => [toName(name), name]));

registerEnumType(BundlePartName, {
  name: 'BundlePart',
  description: 'A kind of rows of a bundle.',
  valuesConfig: Object.fromEntries(
    partNames.map((name) => [toName(name), { description: `The ${name.replaceAll('-', ' ')}.` }]),
  ),
});

@ObjectType({ description: 'A row of a bundle that could not be kept as it is.' })
class BundleRowError {
  @Field(() => String, { description: 'What the row is called: an address, a title, a name or a number.' })
  name: string;

  @Field(() => UserError, { description: 'What is wrong with it.' })
  error: UserError;

  static from({ name, ...error }: RowError): BundleRowError {
    return { name, error: toUserError(error) };
  }
}

@ObjectType({ description: 'What becomes of the rows of one kind.' })
class BundlePartReport {
  @Field(() => BundlePartName, { description: 'Which kind.' })
  part: PartName;

  @Field(() => Int, { description: 'Rows that are new; in an export all of them.' })
  added: number;

  @Field(() => Int, { description: 'Rows that are there already, the same.' })
  same: number;

  @Field(() => Int, { description: 'Rows whose number, address or name belongs to something else here.' })
  inTheWay: number;

  @Field(() => Int, { description: 'Rows that the product would not keep.' })
  wrong: number;

  @Field(() => [String], { description: 'Names of what is in the way, the first 100.' })
  conflicts: string[];

  @Field(() => [BundleRowError], { description: 'What is wrong with rows, the first 100 things.' })
  errors: BundleRowError[];

  static from(part: PartName, report: PartReport): BundlePartReport {
    return { part, ...report, errors: report.errors.map(BundleRowError.from) };
  }
}

@ObjectType({ description: 'What a bundle holds, and what an import makes of it.' })
export class BundleReport {
  @Field(() => [BundlePartReport], { description: 'Each kind of rows that there is any of.' })
  parts: BundlePartReport[];

  @Field(() => Int, { description: 'Contents of media files.' })
  files: number;

  @Field(() => [String], { description: 'Locales that this site would have to have first.' })
  missingLocales: string[];

  @Field(() => Boolean, { description: 'Whether the settings are taken over too, since this site has no pages.' })
  takesSettings: boolean;

  @Field(() => Boolean, {
    description: 'Whether numbers in it belong to other things here, since another site gave them: refused.',
  })
  isOfOtherSite: boolean;

  @Field(() => Boolean, { description: 'Whether nothing stands in the way of an import.' })
  isClear: boolean;

  static from(report: ImportReport): BundleReport {
    const { files, missingLocales, takesSettings } = report;
    const given = partNames.flatMap((name) => {
      const part = report.parts[name];
      return part && part.added + part.same + part.inTheWay + part.wrong > 0 ? [BundlePartReport.from(name, part)] : [];
    });
    // A report that an earlier release stored does not say it.
    const isOfOtherSite = report.isOfOtherSite ?? false;
    return { parts: given, files, missingLocales, takesSettings, isOfOtherSite, isClear: isClear(report) };
  }
}
