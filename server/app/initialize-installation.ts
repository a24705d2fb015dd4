import type { MikroORM } from '@mikro-orm/postgresql';
import { createFirstAdministrator, generatePassword } from '../auth/index.ts';
import { seedQuestionnaire } from '../questionnaire/index.ts';
import type { Services } from '../shared/context.ts';
import type { Config } from './config/config.ts';
import { createVisitorContext } from './http/create-request-context.ts';
import { seedDemoSite } from './seeds/seed-demo-site.ts';

/**
 * Adds the first administrator, the questionnaire and, if wanted, the demo site to an empty installation. Prints what
 * it created.
 */
export async function initializeInstallation(
  contextOptions: { orm: MikroORM; services: Services },
  { admin, demo }: Pick<Config, 'admin' | 'demo'>,
  print: (line: string) => void,
): Promise<void> {
  const password = admin.password ?? generatePassword();
  if (await createFirstAdministrator(createVisitorContext(contextOptions), { email: admin.email, password })) {
    const shown = admin.password === null ? password : 'as set in ADMIN_PASSWORD';
    print(`First administrator: ${admin.email}, password: ${shown}`);
  }
  await seedQuestionnaire(contextOptions.orm.em);
  if (demo && (await seedDemoSite(createVisitorContext(contextOptions))))
    print('The demo site was added to the empty database.');
}
