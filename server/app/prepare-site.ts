import type { MikroORM } from '@mikro-orm/postgresql';
import { createFirstAdministrator, generatePassword } from '../auth/index.ts';
import { seedQuestionnaire } from '../questionnaire/index.ts';
import type { Services } from '../shared/context.ts';
import type { Config } from './config.ts';
import { createVisitorContext } from './request-context.ts';
import { seedDemo } from './seeds/seed-demo.ts';

/** Gives an empty installation its first questionnaire, its first administrator and, if wanted, the demo site; tells what it made. */
export async function prepareSite(
  parts: { orm: MikroORM; services: Services },
  { admin, demo }: Pick<Config, 'admin' | 'demo'>,
  say: (line: string) => void,
): Promise<void> {
  const password = admin.password ?? generatePassword();
  if (await createFirstAdministrator(createVisitorContext(parts), { email: admin.email, password })) {
    const shown = admin.password === null ? password : 'as set in ADMIN_PASSWORD';
    say(`First administrator: ${admin.email}, password: ${shown}`);
  }
  await seedQuestionnaire(parts.orm.em);
  if (demo && (await seedDemo(createVisitorContext(parts)))) say('The empty database has got the demo site.');
}
