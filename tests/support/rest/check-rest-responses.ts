import { checkDescribedResponse } from './check-described-response.ts';
import { observeRest } from '../test-client.ts';

observeRest(checkDescribedResponse);
