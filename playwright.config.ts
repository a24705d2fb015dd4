import { defineConfig } from '@playwright/test';
import { findChromium } from './tools/testing/find-chromium.ts';

// Found once here; the workers inherit it.
process.env.CHROMIUM_PATH = findChromium() ?? '';
if (!process.env.CHROMIUM_PATH) throw new Error('No working Chromium found. Run: npm test -- e2e');

const quietFlags = ['--disable-quic', '--no-first-run', '--disable-background-networking'];
const rootFlags = ['--no-sandbox', '--disable-gpu', '--disable-component-update', '--disable-sync'];

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './tests/support/e2e-server.ts',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // Generous limits for a busy machine; a passing test does not wait for them.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: 'list',
  use: {
    baseURL: process.env.E2E_BASE_URL,
    browserName: 'chromium',
    colorScheme: 'light',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: process.getuid?.() === 0 ? [...quietFlags, ...rootFlags] : quietFlags,
    },
    locale: 'en-GB',
    screenshot: 'only-on-failure',
    timezoneId: 'Europe/Amsterdam',
    trace: 'off',
    viewport: { width: 1440, height: 900 },
  },
});
