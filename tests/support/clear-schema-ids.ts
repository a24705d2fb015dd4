import { z } from 'zod';

// The names of schemas outlive a test file in its process, and would then stand for two schemas each.
z.globalRegistry.clear();
