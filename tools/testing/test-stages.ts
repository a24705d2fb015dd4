import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { isBuildCurrent } from '../build/dist.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { emptyTestReport, type TestReport, readTestReport } from './read-test-report.ts';

/** A stage of `npm test`. */
export type TestStage = {
  name: string;
  /** Stages that must have passed; otherwise this one fails without running. */
  needs?: readonly string[];
  /** Seconds on two cores, until this machine has its own timing. */
  seconds: number;
  /** Needs more than `npm install`: runs only if it is named, and in the long run. */
  isLong?: true;
  /** Runs the given test files, or all of the stage. */
  run: (files?: readonly string[]) => Promise<TestStageResult>;
};

/** Result of a stage. */
export type TestStageResult = TestReport & { passed: boolean };

const reportFolder = 'test-results';

/** Sets NODE_ENV=test even if the machine sets production. */
function runNode(args: readonly string[], environment: Record<string, string> = {}): Promise<boolean> {
  const child = spawn(process.execPath, args, {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...environment },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code === 0));
  });
}

async function runWithReport(name: string, start: (report: string) => Promise<boolean>): Promise<TestStageResult> {
  const report = `${reportFolder}/${name}.json`;
  rmSync(report, { force: true });
  const passed = await start(report);
  return { passed, ...readTestReport(report) };
}

function runVitest(project: string, files: readonly string[] = []) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', project, '--reporter=default'];
  return runWithReport(project, (report) => runNode([...vitest, '--reporter=json', `--outputFile.json=${report}`]));
}

function runPlaywright(files: readonly string[] = []) {
  return runWithReport('e2e', async (report) => {
    const browser = ensureChromium();
    if (!browser) return false;
    const environment = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return runNode(['node_modules/@playwright/test/cli.js', 'test', ...files, '--reporter=list,json'], environment);
  });
}

async function runTool(...args: string[]): Promise<TestStageResult> {
  return { passed: await runNode(args), ...emptyTestReport };
}

/** The stages of `npm test` in order; all run, even if one fails. */
export const testStages: readonly TestStage[] = [
  { name: 'check', seconds: 50, run: () => runTool('tools/check/check.ts') },
  { name: 'unit', seconds: 20, run: (files) => runVitest('unit', files) },
  { name: 'rules', seconds: 15, run: (files) => runVitest('check', files) },
  { name: 'api', seconds: 155, run: (files) => runVitest('api', files) },
  {
    name: 'build',
    seconds: 10,
    run: async () => (isBuildCurrent() ? { passed: true, ...emptyTestReport } : runTool('tools/build.ts')),
  },
  { name: 'runtime', seconds: 120, needs: ['build'], run: (files) => runVitest('runtime', files) },
  { name: 'e2e', seconds: 440, needs: ['build'], run: (files) => runPlaywright(files) },
  {
    name: 'other-browsers',
    seconds: 180,
    needs: ['build'],
    isLong: true,
    run: (files) => runVitest('other-browsers', files),
  },
];
