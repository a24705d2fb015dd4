import { expect, test } from 'vitest';
import { describeDevice } from './describe-device.ts';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/141.0.0.0 Safari/537.36`, 'Chrome', 'Windows', false],
  [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge', 'Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', 'Firefox', 'Linux', false],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS', false],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) ${webkit} Version/18.1 Mobile/15E148 Safari/604.1`,
    'Safari',
    'iPhone',
    true,
  ],
  [`Mozilla/5.0 (Linux; Android 15; Pixel 9) ${webkit} Chrome/141.0 Mobile Safari/537.36`, 'Chrome', 'Android', true],
  [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/141.0 Safari/537.36`, 'Chrome', 'Linux', false],
  ['curl/8.5.0', null, null, false],
  ['', null, null, false],
])('%s is %s on %s', (userAgent, browser, system, isHandheld) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system, isHandheld });
});
