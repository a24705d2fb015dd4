import { describe, expect, it } from 'vitest';
import { chooseTests } from '../testing/choose-tests.ts';
import { readImportGraph } from '../testing/import-graph.ts';
import { expectSeconds, planRuns } from './test-stages.ts';

describe('the order in which a mutation is tested', () => {
  const runs = planRuns(chooseTests(readImportGraph(), ['server/tags/tag.policy.ts']));
  const ofStage = (name: string) => runs.filter(({ stage }) => stage === name).map(({ files }) => files);

  it('is the tests of its subject first, with a build before those that need one, then all others', () => {
    expect(runs.map(({ stage }) => stage)).toEqual(['unit', 'api', 'build', 'e2e', 'unit', 'api', 'runtime', 'e2e']);
    expect(ofStage('e2e')[0]).toEqual(['tests/e2e/tags.spec.ts']);
  });

  it('has every test once', () => {
    const files = runs.flatMap((run) => run.files);
    expect(new Set(files).size).toBe(files.length);
    expect(files.length).toBeGreaterThan(300);
  });

  it('is expected to take longer the more files there are', () => {
    const [some, others] = ofStage('api').map((files) => expectSeconds({ stage: 'api', files }));
    expect(some).toBeGreaterThan(0);
    expect(others).toBeGreaterThan(some ?? 0);
  });
});
