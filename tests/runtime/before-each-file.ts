import { inject } from 'vitest';

// Where `tmpdir()` leads from here on, in the programs that a test starts too.
process.env.TMPDIR = inject('runFolder');
