import { expect, it } from 'vitest';
import { tidyLink } from './tidy-link.ts';

it('links are tidied by kind, since people paste whole addresses', () => {
  expect(tidyLink('external', ' example.org/a ')).toBe('https://example.org/a');
  expect(tidyLink('external', 'http://example.org')).toBe('http://example.org');
  expect(tidyLink('anchor', '#hours')).toBe('hours');
  expect(tidyLink('mail', 'mailto:a@b.nl')).toBe('a@b.nl');
  expect(tidyLink('phone', 'TEL:+31 20')).toBe('+31 20');
});
