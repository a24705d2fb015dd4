import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { createAuthServices } from '../auth/index.ts';
import { PictureMaker } from '../media/index.ts';
import { createCheckServices } from '../questionnaire/index.ts';
import { createSearchServices, type MeilisearchPlace } from '../search/index.ts';
import { ResponseCache } from '../shared/cache/index.ts';
import type { BlockDefinition, PageTypeDefinition } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';
import { createGraphQLBudget } from '../shared/graphql/limits/create-graphql-budget.ts';
import { createMailer } from '../shared/mail/index.ts';
import { BudgetExchange } from '../shared/rate-limit/index.ts';
import { createRestBudget } from '../shared/rest/index.ts';
import type { S3Config } from './config.ts';
import { openConnection } from './open-connection.ts';
import { openStorage } from './storage.ts';
import { handleEvent, subscriptions } from './subscribers.ts';

/** Answers kept for visitors, at most (bytes). */
const cacheSize = 48 * 1024 * 1024;

export type ServiceOptions = {
  orm: MikroORM;
  databaseUrl: string;
  publicUrl: string;
  dataDir: string;
  secret: string;
  rateLimit: boolean;
  restBudgetSize: number;
  /** File of the thread that draws reports. */
  reportWorker: string;
  smtpUrl: string | null;
  /** null: media below dataDir */
  s3: S3Config | null;
  /** null: PostgreSQL's own search */
  meili: MeilisearchPlace | null;
  /** Takes lines for the operator. */
  say: (line: string) => void;
  blockDefinitions: readonly BlockDefinition[];
  pageTypeDefinitions: readonly PageTypeDefinition[];
};

/** Makes what the use cases need of this process; nothing is listened to yet. */
export async function createServices(options: ServiceOptions): Promise<Services> {
  const { publicUrl, dataDir, blockDefinitions, pageTypeDefinitions } = options;
  const responseCache = new ResponseCache(cacheSize);
  const storage = await openStorage(options);
  const budgets = new BudgetExchange();
  return {
    publicUrl,
    blockDefinitions,
    pageTypeDefinitions,
    responseCache,
    storage,
    openConnection: () => openConnection(options.databaseUrl),
    budgets,
    subscriptions,
    announce: (event) => handleEvent(event, { responseCache }),
    auth: await createAuthServices({ ...options, budgets }),
    pictures: new PictureMaker(storage),
    restBudget: createRestBudget({ ...options, budgets }),
    graphqlBudget: createGraphQLBudget({ ...options, budgets }),
    ...createSearchServices({ ...options, budgets }),
    ...createCheckServices({ ...options, budgets }),
    mail: createMailer({ ...options, folder: join(dataDir, 'mail') }),
  };
}
