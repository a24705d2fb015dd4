import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type AuthOptions, createAuthServices } from '../auth/index.ts';
import { ContentHold, PictureMaker } from '../media/index.ts';
import { createCheckServices } from '../questionnaire/index.ts';
import { createSearchServices, type MeilisearchPlace } from '../search/index.ts';
import { ResponseCache } from '../shared/cache/index.ts';
import type { BlockDefinition, PageTypeDefinition } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';
import { createGraphQLBudget } from '../shared/graphql/limits/create-graphql-budget.ts';
import { createMailer } from '../shared/mail/index.ts';
import { BudgetExchange } from '../shared/rate-limit/index.ts';
import { outsideTransactions } from '../shared/outside-transactions.ts';
import { createRestBudget } from '../shared/rest/index.ts';
import { createThreadPool } from '../shared/threads/index.ts';
import { createAccountServices } from '../users/index.ts';
import type { S3Config } from './config.ts';
import { openConnection } from './open-connection.ts';
import { openStorage } from './storage.ts';
import { handleEvent, subscriptions } from './subscribers.ts';

/** What may wait for another machine. */
const storageMethods = ['check', 'keep', 'size', 'open', 'withFile', 'remove', 'removeFolder', 'list'] as const;
const searchMethods = ['inspect', 'put', 'remove', 'clear', 'build', 'search'] as const;

/** Answers kept for visitors, at most (bytes). */
const cacheSize = 48 * 1024 * 1024;

export type ServiceOptions = Pick<AuthOptions, 'passwordCost'> & {
  orm: MikroORM;
  databaseUrl: string;
  publicUrl: string;
  dataDir: string;
  secret: string;
  rateLimit: boolean;
  restBudgetSize: number;
  /** File of the thread that draws reports. */
  reportWorker: string;
  /** File of the threads that work on long texts. */
  threadWorker: string;
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
  const storage = outsideTransactions(await openStorage(options), storageMethods);
  const budgets = new BudgetExchange();
  const openOwnConnection = () => openConnection(options.databaseUrl);
  const search = createSearchServices({ ...options, budgets });
  outsideTransactions(search.search, searchMethods);
  return {
    publicUrl,
    blockDefinitions,
    pageTypeDefinitions,
    responseCache,
    storage,
    openConnection: openOwnConnection,
    contentHold: new ContentHold(openOwnConnection),
    budgets,
    subscriptions,
    announce: (event) => handleEvent(event, { responseCache }),
    auth: await createAuthServices({ ...options, budgets }),
    threads: createThreadPool(options.threadWorker),
    pictures: new PictureMaker(storage),
    restBudget: createRestBudget({ ...options, budgets }),
    graphqlBudget: createGraphQLBudget({ ...options, budgets }),
    ...createAccountServices(options),
    ...search,
    ...createCheckServices({ ...options, budgets }),
    mail: outsideTransactions(createMailer({ ...options, folder: join(dataDir, 'mail') }), ['send', 'check']),
  };
}
