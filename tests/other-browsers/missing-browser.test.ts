import { describe, expect, it } from 'vitest';
import { findProgram } from '../support/other-browsers/find-programs.ts';

describe('a browser that is not installed', () => {
  it('fails the run with a sentence that says which Debian package brings it', () => {
    const missing = { name: 'Firefox', debianPackage: 'firefox-esr', patterns: ['/missing/firefox-esr'] };
    expect(() => findProgram(missing)).toThrow('Firefox is not installed. Run: sudo apt-get install firefox-esr');
  });
});
