import { spawnSync } from 'node:child_process';
import { findChromium } from './find-chromium.ts';

function run(command: string, args: readonly string[]): boolean {
  console.log(`> ${command} ${args.join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installWithApt(): boolean {
  const mayInstall = process.getuid?.() === 0 && spawnSync('apt-get', ['--version']).status === 0;
  const install = (name: string) => run('apt-get', ['install', '-qy', name]);
  return mayInstall && run('apt-get', ['update', '-q']) && (install('chromium-headless-shell') || install('chromium'));
}

function installWithPlaywright(): boolean {
  return run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', 'chromium']);
}

function installChromium(): string | null {
  return (installWithApt() ? findChromium() : null) ?? (installWithPlaywright() ? findChromium() : null);
}

/**
 * Returns the browser for browser tests, installing it if needed; null after printing one line that says what to run.
 */
export function ensureChromium(): string | null {
  const configuredPath = process.env.CHROMIUM_PATH;
  const found = findChromium() ?? (configuredPath ? null : installChromium());
  if (found) return found;
  console.error(
    configuredPath
      ? `CHROMIUM_PATH is ${configuredPath}, which is not a working browser. Run: unset CHROMIUM_PATH`
      : 'No Chromium, and it could not be installed. Run: sudo npx playwright install --with-deps chromium',
  );
  return null;
}
