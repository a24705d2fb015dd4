import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The shell is the same engine without windows, which takes a fifth less CPU. */
const programNames = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];

/** Some systems have a script in its place that only explains how to install it. */
function starts(path: string): boolean {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 && /\d+\.\d+/.test(stdout);
}

/** Returns CHROMIUM_PATH, the system's browser or Playwright's, whichever works first; otherwise null. */
export function findChromium(): string | null {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) return starts(configuredPath) ? configuredPath : null;
  const folders = new Set(['/usr/bin', ...(process.env.PATH ?? '').split(delimiter)]);
  const installed = programNames.flatMap((name) => [...folders].map((folder) => join(folder, name)));
  return [...installed, chromium.executablePath()].find((path) => existsSync(path) && starts(path)) ?? null;
}
