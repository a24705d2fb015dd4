import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { isBuilt } from '../build/dist.ts';
import { ensureChromium } from './ensure-chromium.ts';
import { emptyReport, type Report, readReport } from './read-report.ts';

export type Stage = {
  name: string;
  /** Without these having passed the stage cannot run and counts as failed. */
  needs?: readonly string[];
  /** How long it takes on two cores, until this machine knows it by a run of its own. */
  seconds: number;
  /** Runs these test files, or all of the stage. */
  run: (files?: readonly string[]) => Promise<StageResult>;
};

export type StageResult = Report & { passed: boolean };

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

function runVitest(project: string, files: readonly string[] = []) {
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', ...files, '--project', project, '--reporter=default'];
  return runReporting(project, (report) => runNode([...vitest, '--reporter=json', `--outputFile.json=${report}`]));
}

function runPlaywright(files: readonly string[] = []) {
  return runReporting('e2e', async (report) => {
    const browser = ensureChromium();
    if (!browser) return false;
    const environment = { CHROMIUM_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return runNode(['node_modules/@playwright/test/cli.js', 'test', ...files, '--reporter=list,json'], environment);
  });
}

async function runTool(...args: string[]): Promise<StageResult> {
  return { passed: await runNode(args), ...emptyReport };
}

/** What `npm test` runs, in this order; all of them, even when one fails. */
export const stages: readonly Stage[] = [
  { name: 'check', seconds: 50, run: () => runTool('tools/check/check.ts') },
  { name: 'unit', seconds: 20, run: (files) => runVitest('unit', files) },
  { name: 'rules', seconds: 15, run: (files) => runVitest('check', files) },
  { name: 'api', seconds: 155, run: (files) => runVitest('api', files) },
  {
    name: 'build',
    seconds: 10,
    run: async () => (isBuilt() ? { passed: true, ...emptyReport } : runTool('tools/build.ts')),
  },
  { name: 'runtime', seconds: 120, needs: ['build'], run: (files) => runVitest('runtime', files) },
  { name: 'e2e', seconds: 440, needs: ['build'], run: (files) => runPlaywright(files) },
];
