import { holdToDescription } from './hold-to-description.ts';
import { observeRest } from './test-client.ts';

observeRest(holdToDescription);
