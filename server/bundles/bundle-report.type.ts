import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { toUserError, UserError } from '../shared/graphql/index.ts';
import { bundlePartNames, type BundlePartName } from './bundle-format.ts';
import { type ImportReport, isImportable } from './import-report.ts';
import type { PartReport, RowError } from './part-report.ts';

const toEnumName = (value: string): string => value.replaceAll('-', '_').toUpperCase();

const BundlePartEnum = Object.fromEntries(bundlePartNames.map((name) => [toEnumName(name), name]));

registerEnumType(BundlePartEnum, {
  name: 'BundlePart',
  description: 'A kind of rows of a bundle.',
  valuesConfig: Object.fromEntries(
    bundlePartNames.map((name) => [toEnumName(name), { description: `The ${name.replaceAll('-', ' ')}.` }]),
  ),
});

@ObjectType({ description: 'An invalid row of a bundle.' })
class BundleRowError {
  @Field(() => String, { description: 'Name of the row: a path, a title, a name or a number.' })
  name: string;

  @Field(() => UserError, { description: 'Its error.' })
  error: UserError;

  static from({ name, ...error }: RowError): BundleRowError {
    return { name, error: toUserError(error) };
  }
}

@ObjectType({ description: 'Result of the rows of one kind.' })
class BundlePartReport {
  @Field(() => BundlePartEnum, { description: 'The kind.' })
  part: BundlePartName;

  @Field(() => Int, { description: 'New rows; in an export all rows.' })
  added: number;

  @Field(() => Int, { description: 'Unchanged rows.' })
  same: number;

  @Field(() => Int, { description: 'Rows whose number, path or name belongs to something else here.' })
  inTheWay: number;

  @Field(() => Int, { description: 'Invalid rows.' })
  wrong: number;

  @Field(() => [String], { description: 'Names of rows with conflicts, the first 100.' })
  conflicts: string[];

  @Field(() => [BundleRowError], { description: 'Errors of invalid rows, the first 100.' })
  errors: BundleRowError[];

  static from(part: BundlePartName, report: PartReport): BundlePartReport {
    return { part, ...report, errors: report.errors.map(BundleRowError.from) };
  }
}

@ObjectType({ description: 'The content of a bundle, and the result of its import.' })
export class BundleReport {
  @Field(() => [BundlePartReport], { description: 'Each kind with any rows.' })
  parts: BundlePartReport[];

  @Field(() => Int, { description: 'Number of media files.' })
  files: number;

  @Field(() => [String], { description: 'Locales that this site has to add first.' })
  missingLocales: string[];

  @Field(() => Boolean, { description: 'Whether the settings are imported too, since this site has no pages.' })
  takesSettings: boolean;

  @Field(() => Boolean, {
    description: 'Whether the bundle comes from another site whose numbers belong to other things here; it is refused.',
  })
  isOfOtherSite: boolean;

  @Field(() => Boolean, { description: 'Whether it can be imported: there are no conflicts.' })
  isClear: boolean;

  static from(report: ImportReport): BundleReport {
    const { files, missingLocales, takesSettings } = report;
    const reportedParts = bundlePartNames.flatMap((name) => {
      const part = report.parts[name];
      return part && part.added + part.same + part.inTheWay + part.wrong > 0 ? [BundlePartReport.from(name, part)] : [];
    });
    // Missing in reports that an earlier release stored.
    const isOfOtherSite = report.isOfOtherSite ?? false;
    return { parts: reportedParts, files, missingLocales, takesSettings, isOfOtherSite, isClear: isImportable(report) };
  }
}
