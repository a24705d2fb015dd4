import { expect, it } from 'vitest';
import { errorMessage } from './error-message.ts';

it.each(['en', 'nl', 'de', 'fr'] as const)(
  'has separate texts in %s for too many requests and for a busy server',
  (language) => {
    const general = { code: 'G_01', property: '' } as const;
    const messages = [429, 503, 500].map((status) => errorMessage({ ...general, status }, language));
    expect(new Set(messages).size).toBe(3);
    expect(messages[2]).toBe(errorMessage(general, language));
  },
);
