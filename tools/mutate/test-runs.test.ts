import { describe, expect, it } from 'vitest';
import { chooseTests } from '../testing/choose-tests.ts';
import { readImportGraph } from '../testing/import-graph.ts';
import { estimateRunSeconds, planTestRuns } from './test-runs.ts';

describe('the order in which tests of a mutation run', () => {
  const runs = planTestRuns(chooseTests(readImportGraph(), ['server/tags/tag.policy.ts']));
  const ofStage = (name: string) => runs.filter(({ stage }) => stage === name).map(({ files }) => files);

  it('starts with the tests of its subject, then all others, with a build before tests that need one', () => {
    expect(runs.map(({ stage }) => stage)).toEqual(['unit', 'api', 'build', 'e2e', 'unit', 'api', 'runtime', 'e2e']);
    expect(ofStage('e2e')[0]).toEqual(['tests/e2e/tags.spec.ts', 'tests/e2e/two-people.spec.ts']);
  });

  it('contains every test once', () => {
    const files = runs.flatMap((run) => run.files);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(300);
  });

  it('is estimated to take longer with more files', () => {
    const [some, others] = ofStage('api').map((files) => estimateRunSeconds({ stage: 'api', files }));
    expect(some).toBeGreaterThan(0);
    expect(others).toBeGreaterThan(some ?? 0);
  });
});
