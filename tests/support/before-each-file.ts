import 'reflect-metadata';
import { restartCount } from './pages.ts';

restartCount();
