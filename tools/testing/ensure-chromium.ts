import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installWithApt(): boolean {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  return mayInstall && run('apt-get', ['update', '-q']) && run('apt-get', ['install', '-qy', 'chromium']);
}

function installWithPlaywright(): boolean {
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

function installChromium(): string | null {
  return (installWithApt() ? findChromium() : null) ?? (installWithPlaywright() ? findChromium() : null);
}

/** The browser for the browser tests, installed when there is none; null with one line that says what to run. */
export function ensureChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  const found = findChromium() ?? (named ? null : installChromium());
  if (found) return found;
  console.error(
    named
      ? `CHROMIUM_PATH is ${named}, which is no browser that starts. Run: unset CHROMIUM_PATH`
      : 'No Chromium, and it could not be installed. Run: sudo npx playwright install --with-deps chromium',
  );
  return null;
}
