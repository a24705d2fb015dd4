import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take longest, most of the time waiting: begun last they would keep one worker busy and the others idle. */
const slow = ['job-faults', 'failures', 'neighbours', 'rolling-restarts', 'product', 'database-place'];

const rank = ({ moduleId }: TestSpecification): number => {
  const index = slow.findIndex((name) => moduleId.endsWith(`/tests/runtime/${name}.test.ts`));
  return index < 0 ? slow.length : index;
};

/** The order of files on a machine that has not run them yet; nothing depends on it but the time. */
export class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => rank(one) - rank(other));
  }
}
