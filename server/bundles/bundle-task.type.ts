import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import { type Problem, problemReasons, type ProblemReason } from './bundle-problem.ts';
import { BundleReport } from './bundle-report.type.ts';
import type { BundleStep, BundleTask, BundleTaskState } from './bundle-task.ts';
import { isReadyToImport } from './start-import.ts';

const Step = { EXPORT: 'export', CHECK: 'check', IMPORT: 'import' } as const;
registerEnumType(Step, {
  name: 'BundleStep',
  description: 'What is done with a bundle.',
  valuesConfig: {
    EXPORT: { description: 'It is written.' },
    CHECK: { description: 'It is looked through, as a trial: nothing changes.' },
    IMPORT: { description: 'What it holds is added to this site: all of it, or nothing.' },
  },
});

const State = { WAITING: 'waiting', WORKING: 'working', DONE: 'done', FAILED: 'failed' } as const;
registerEnumType(State, {
  name: 'BundleTaskState',
  description: 'How far the work on a bundle is.',
  valuesConfig: {
    WAITING: { description: 'It begins in a moment.' },
    WORKING: { description: 'It is under way.' },
    DONE: { description: 'It is done.' },
    FAILED: { description: 'It ended without a result; nothing was changed.' },
  },
});

const Reason = Object.fromEntries(problemReasons.map((one) => [one.replaceAll('-', '_').toUpperCase(), one]));
registerEnumType(Reason, {
  name: 'BundleProblemReason',
  description: 'Why the work on a bundle ended without a result.',
  valuesConfig: {
    NO_BUNDLE: { description: 'The file is no bundle of this product.' },
    NEWER: { description: 'It was made by a newer release.' },
    DAMAGED: { description: 'It is not as it was written.' },
    INCOMPLETE: { description: 'Something of it is missing, its end for example.' },
    NO_FILE: { description: 'An entry is no plain file: a link, a folder, a device.' },
    UNKNOWN_ENTRY: { description: 'An entry is none that a bundle has.' },
    TOO_MANY: { description: 'It has more entries than any site.' },
    TOO_LARGE: { description: 'An entry is too large.' },
    SETTINGS: { description: 'Its settings are none that a site can have.' },
    MEDIA: { description: 'A media file is none that the library takes, or is not what it is told to be.' },
    INTERRUPTED: { description: 'The server that worked on it ended.' },
    NOT_PERMITTED: { description: 'Whoever asked for it may not do so any more.' },
    FAILED: { description: 'Something unforeseen; the log tells more.' },
  },
});

@ObjectType('BundleProblem', { description: 'Why the work on a bundle ended without a result.' })
class BundleProblemObject implements Problem {
  @Field(() => Reason, { description: 'Why.' })
  reason: ProblemReason;

  @Field(() => String, { description: 'The entry of the bundle that it is about; empty for all of it.' })
  place: string;
}

@ObjectType('BundleTask', { description: 'An export, or a file that is looked through and imported.' })
export class BundleTaskObject {
  @Field(() => Int, { description: 'Number of the task.' })
  id: number;

  @Field(() => Step, { description: 'What is done, or was done last.' })
  step: BundleStep;

  @Field(() => State, { description: 'How far that is.' })
  state: BundleTaskState;

  @Field(() => String, { description: 'Name of the file.' })
  fileName: string;

  @Field(() => String, {
    nullable: true,
    description: 'Where the file of an export is downloaded, for a day; null where there is none.',
  })
  url: string | null;

  @Field(() => Float, { description: 'Bytes of the file; 0 before it is written.' })
  bytes: number;

  @Field(() => Float, { description: 'Share of the work that is done, 0 to 1.' })
  share: number;

  @Field(() => BundleReport, { nullable: true, description: 'What it holds; null before that is known.' })
  report: BundleReport | null;

  @Field(() => BundleProblemObject, { nullable: true, description: 'Why it failed; null where it did not.' })
  problem: BundleProblemObject | null;

  @Field(() => DateTime, { description: 'When it was asked for.' })
  createdAt: string;

  @Field(() => DateTime, { nullable: true, description: 'When its last step ended.' })
  finishedAt: string | null;

  @Field(() => Boolean, { description: 'Whether it was looked through, its file is there and nothing is in the way.' })
  isReadyToImport: boolean;

  static from(task: BundleTask): BundleTaskObject {
    const { id, step, state, fileName, fileKey, bytes, done, total, report, problem, createdAt, finishedAt } = task;
    return {
      id,
      step,
      state,
      fileName,
      bytes,
      problem,
      createdAt,
      finishedAt,
      url: step === 'export' && fileKey !== null ? `/api/ximblox/bundles/${id}/file` : null,
      share: total === 0 ? 0 : Math.min(1, done / total),
      report: report && BundleReport.from(report),
      isReadyToImport: isReadyToImport(task),
    };
  }
}

@ObjectType({ description: 'The last export and the last import.' })
export class BundleTasksObject {
  @Field(() => BundleTaskObject, { nullable: true, description: 'The last export; null where there is none.' })
  lastExport: BundleTaskObject | null;

  @Field(() => BundleTaskObject, { nullable: true, description: 'The last import; null where there is none.' })
  lastImport: BundleTaskObject | null;

  @Field(() => [String], { description: 'Permissions without limits that the viewer lacks for an import.' })
  missingPermissions: string[];
}

@InputType({ description: 'What an export holds; left out, everything.' })
export class BundleChoiceInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Pages, with their files and tags.',
  })
  pages: boolean;

  @Field(() => [String], { nullable: true, description: 'Pages of these locales only; null is all.' })
  locales?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Pages of these page types only; null is all.' })
  pageTypes?: string[] | null;

  @Field(() => Boolean, { defaultValue: true, description: 'The whole media library.' })
  media: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'All menus.' })
  menus: boolean;
}

@ObjectType({ description: 'Answer of the mutations about bundles.' })
export class BundleTaskPayload extends Payload {
  @Field(() => BundleTaskObject, { nullable: true, description: 'The task; null where something was wrong.' })
  task: BundleTaskObject | null;
}
