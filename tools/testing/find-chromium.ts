import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const programNames = ['chromium', 'chromium-browser', 'google-chrome'];

/** Some systems put a script in its place that only says how to install it. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/** CHROMIUM_PATH, then what the system has, then Playwright's own; null where none starts. */
export function findChromium(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return starts(named) ? named : null;
  const folders = new Set(['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]);
  const installed = programNames.flatMap((name) => [...folders].map((folder) => join(folder, name)));
  return [...installed, chromium.executablePath()].find((path) => existsSync(path) && starts(path)) ?? null;
}
