import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest files, which mostly wait. If started last, they would keep one worker busy and the others idle. */
const slowestFiles = [
  'job-faults',
  'failures',
  'external-services',
  'rolling-restarts',
  'product',
  'database-location',
];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = slowestFiles.findIndex((name) => moduleId.endsWith(`/tests/runtime/${name}.test.ts`));
  return index < 0 ? slowestFiles.length : index;
};

/** Order of files on a machine without timings; affects only the total time. */
export class SlowestFirstSequencer extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => rank(a) - rank(b));
  }
}
