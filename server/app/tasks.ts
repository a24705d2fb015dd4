import type { MikroORM } from '@mikro-orm/postgresql';
import type { TaskList } from 'graphile-worker';
import { endOldSessions } from '../auth/index.ts';
import { sweepMedia } from '../media/index.ts';
import type { Services } from '../shared/context.ts';

/** The jobs by name; each can run again without harm. */
export function createTasks({ orm, services }: { orm: MikroORM; services: Services }): TaskList {
  return {
    'end-old-sessions': () => endOldSessions(orm.em.fork()),
    'sweep-media': () => sweepMedia(orm.em.fork(), services.storage),
  };
}

/** When the regular jobs run, in UTC. */
export const crontab = ['11 * * * * end-old-sessions', '41 2 * * * sweep-media'].join('\n');
