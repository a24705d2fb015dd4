import { generate } from './build/generate.ts';

generate();
