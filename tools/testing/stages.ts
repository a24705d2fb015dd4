import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { isBuilt } from '../build/dist.ts';
import { noTests } from './count-tests.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { type Report, readReport } from './read-report.ts';

export type Stage = {
  name: string;
  /** Without these having passed the stage cannot run and counts as failed. */
  needs?: readonly string[];
  run: () => Promise<StageResult>;
};

export type StageResult = Report & { passed: boolean };

/** A stage that counts no tests. */
export const uncounted: Report = { tests: noTests, failures: [], unsteady: [] };

const reportFolder = 'test-results';

/** Tests run as tests, also where the machine says NODE_ENV=production. */
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

async function runReporting(name: string, start: (report: string) => Promise<boolean>): Promise<StageResult> {
  const report = `${reportFolder}/${name}.json`;
  rmSync(report, { force: true });
  const passed = await start(report);
  return { passed, ...readReport(report) };
}

function runVitest(project: string) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', project, '--reporter=default'];
  return runReporting(project, (report) => runNode([...vitest, '--reporter=json', `--outputFile.json=${report}`]));
}

function runPlaywright() {
  return runReporting('e2e', async (report) => {
    const browser = ensureChromium();
    if (!browser) return false;
    const environment = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], environment);
  });
}

async function runTool(...args: string[]): Promise<StageResult> {
  return { passed: await runNode(args), ...uncounted };
}

/** What `npm test` runs, in this order; all of them, even when one fails. */
export const stages: readonly Stage[] = [
  { name: 'check', run: () => runTool('tools/check/check.ts') },
  { name: 'unit', run: () => runVitest('unit') },
  { name: 'rules', run: () => runVitest('check') },
  { name: 'api', run: () => runVitest('api') },
  {
    name: 'build',
    run: async () => (isBuilt() ? { passed: true, ...uncounted } : runTool('tools/build.ts')),
  },
  { name: 'runtime', needs: ['build'], run: () => runVitest('runtime') },
  { name: 'e2e', needs: ['build'], run: runPlaywright },
];
