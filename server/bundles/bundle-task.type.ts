import { Field, Float, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { DateTime, Payload } from '../shared/graphql/index.ts';
import { type BundleProblem, bundleProblemReasons, type BundleProblemReason } from './bundle-error.ts';
import { BundleReport } from './bundle-report.type.ts';
import type { BundleStep, BundleTask, BundleTaskState } from './bundle-task.ts';
import { isReadyToImport } from './start-import.ts';

const BundleStepEnum = { EXPORT: 'export', CHECK: 'check', IMPORT: 'import' } as const;
registerEnumType(BundleStepEnum, {
  name: 'BundleStep',
  description: 'Step of a task.',
  valuesConfig: {
    EXPORT: { description: 'A bundle is exported.' },
    CHECK: { description: 'A bundle is checked; nothing changes.' },
    IMPORT: { description: 'A bundle is imported: all of it, or nothing.' },
  },
});

const BundleTaskStateEnum = { WAITING: 'waiting', WORKING: 'working', DONE: 'done', FAILED: 'failed' } as const;
registerEnumType(BundleTaskStateEnum, {
  name: 'BundleTaskState',
  description: 'State of a task.',
  valuesConfig: {
    WAITING: { description: 'It is about to start.' },
    WORKING: { description: 'It is running.' },
    DONE: { description: 'It is done.' },
    FAILED: { description: 'It failed; nothing was changed.' },
  },
});

const BundleProblemReasonEnum = Object.fromEntries(
  bundleProblemReasons.map((reason) => [reason.replaceAll('-', '_').toUpperCase(), reason]),
);
registerEnumType(BundleProblemReasonEnum, {
  name: 'BundleProblemReason',
  description: 'Why a task failed.',
  valuesConfig: {
    NO_BUNDLE: { description: 'The file is not a bundle of this product.' },
    NEWER: { description: 'It was made by a newer release.' },
    DAMAGED: { description: 'It is damaged.' },
    INCOMPLETE: { description: 'A part of it is missing, such as its end.' },
    NO_FILE: { description: 'An entry is not a plain file but a link, a folder or a device.' },
    UNKNOWN_ENTRY: { description: 'It has an unknown entry.' },
    TOO_MANY: { description: 'It has more entries than any site needs.' },
    TOO_LARGE: { description: 'An entry is too large.' },
    SETTINGS: { description: 'Its settings are not valid for a site.' },
    MEDIA: { description: 'A media file is not accepted by the library, or differs from its row.' },
    INTERRUPTED: { description: 'The server stopped while it was working on it.' },
    NOT_PERMITTED: { description: 'The user who started it no longer has the permissions.' },
    FAILED: { description: 'An unforeseen error; see the log.' },
  },
});

@ObjectType('BundleProblem', { description: 'Why a task failed.' })
class BundleProblemObject implements BundleProblem {
  @Field(() => BundleProblemReasonEnum, { description: 'Why.' })
  reason: BundleProblemReason;

  @Field(() => String, { description: 'The entry of the bundle that has the problem; empty for the whole bundle.' })
  place: string;
}

@ObjectType('BundleTask', { description: 'An export, or an uploaded file that is checked and imported.' })
export class BundleTaskObject {
  @Field(() => Int, { description: 'Number of the task.' })
  id: number;

  @Field(() => BundleStepEnum, { description: 'The current or the last step.' })
  step: BundleStep;

  @Field(() => BundleTaskStateEnum, { description: 'Its state.' })
  state: BundleTaskState;

  @Field(() => String, { description: 'Name of the file.' })
  fileName: string;

  @Field(() => String, {
    nullable: true,
    description: "URL of an export's file, for a day; null without one.",
  })
  url: string | null;

  @Field(() => Float, { description: 'Size of the file in bytes; 0 before it is written.' })
  bytes: number;

  @Field(() => Float, { description: 'Share of the work that is done, from 0 to 1.' })
  share: number;

  @Field(() => BundleReport, { nullable: true, description: 'Its content; null until it is known.' })
  report: BundleReport | null;

  @Field(() => BundleProblemObject, { nullable: true, description: 'Why it failed; null if it did not.' })
  problem: BundleProblemObject | null;

  @Field(() => DateTime, { description: 'When it was requested.' })
  createdAt: string;

  @Field(() => DateTime, { nullable: true, description: 'When its last step ended.' })
  finishedAt: string | null;

  @Field(() => Boolean, { description: 'Whether it was checked without conflicts and its file still exists.' })
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
  @Field(() => BundleTaskObject, { nullable: true, description: 'The last export; null if there is none.' })
  lastExport: BundleTaskObject | null;

  @Field(() => BundleTaskObject, { nullable: true, description: 'The last import; null if there is none.' })
  lastImport: BundleTaskObject | null;

  @Field(() => [String], {
    description: 'Permissions that the viewer lacks for an import; each is needed without limits.',
  })
  missingPermissions: string[];
}

@InputType({ description: 'What an export contains; everything, if left out.' })
export class BundleChoiceInput {
  @Field(() => Boolean, {
    defaultValue: true,
    description: 'Pages, with their files and tags.',
  })
  pages: boolean;

  @Field(() => [String], { nullable: true, description: 'Only pages of these locales; null for all.' })
  locales?: string[] | null;

  @Field(() => [String], { nullable: true, description: 'Only pages of these page types; null for all.' })
  pageTypes?: string[] | null;

  @Field(() => Boolean, { defaultValue: true, description: 'The whole media library.' })
  media: boolean;

  @Field(() => Boolean, { defaultValue: true, description: 'All menus.' })
  menus: boolean;
}

@ObjectType({ description: 'Result of the mutations of bundles.' })
export class BundleTaskPayload extends Payload {
  @Field(() => BundleTaskObject, { nullable: true, description: 'The task; null after an error.' })
  task: BundleTaskObject | null;
}
