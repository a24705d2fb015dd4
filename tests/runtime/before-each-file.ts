import { inject } from 'vitest';

// Affects `tmpdir()` from here on, also in programs that a test starts.
process.env.TMPDIR = inject('runFolder');
