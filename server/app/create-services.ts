import { join } from 'node:path';
import type { MikroORM } from '@mikro-orm/postgresql';
import { type AuthOptions, createAuthServices } from '../auth/index.ts';
import { ContentLock } from '../media/index.ts';
import { ImageRenderer } from '../images/index.ts';
import { createCheckServices } from '../questionnaire/index.ts';
import { createSearchServices, type MeilisearchOptions } from '../search/index.ts';
import { ResponseCache } from '../shared/cache/index.ts';
import type { BlockDefinition, PageTypeDefinition } from '../shared/content-definition.ts';
import type { Services } from '../shared/context.ts';
import { createGraphQLRateLimit } from '../shared/graphql/limits/create-graphql-rate-limit.ts';
import { createMailer } from '../shared/mail/index.ts';
import { RateLimitRegistry } from '../shared/rate-limit/index.ts';
import { forbidInTransactions } from '../shared/forbid-in-transactions.ts';
import { createRestRateLimit } from '../shared/rest/index.ts';
import { createThreadPool } from '../shared/threads/index.ts';
import { createAccountServices } from '../users/index.ts';
import type { S3Config } from './config/config.ts';
import { openConnection } from './database/open-connection.ts';
import { openStorage } from './config/open-storage.ts';
import { handleAppEvent, jobSubscriptions } from './event-subscribers.ts';
import { uniqueIndexErrors } from './unique-index-errors.ts';

/** Methods that may wait for another machine; they must not be called inside a transaction. */
const storageNetworkMethods = ['check', 'store', 'size', 'open', 'withFile', 'remove', 'removeFolder', 'list'] as const;
const searchNetworkMethods = ['inspect', 'put', 'remove', 'clear', 'build', 'search'] as const;

/** Size limit of the response cache (bytes). */
const responseCacheBytes = 48 * 1024 * 1024;

/** What the services are created from. */
export type CreateServicesOptions = Pick<AuthOptions, 'passwordCost'> & {
  orm: MikroORM;
  databaseUrl: string;
  publicUrl: string;
  dataDir: string;
  secret: string;
  rateLimit: boolean;
  restCallsPerMinute: number;
  /** Worker file that renders reports. */
  reportWorker: string;
  /** Worker file of the thread pool. */
  threadWorker: string;
  smtpUrl: string | null;
  /** null: media in dataDir */
  s3: S3Config | null;
  /** null: PostgreSQL's own search */
  meili: MeilisearchOptions | null;
  /** Prints a line for the operator. */
  print: (line: string) => void;
  blockDefinitions: readonly BlockDefinition[];
  pageTypeDefinitions: readonly PageTypeDefinition[];
};

/** Creates the services that use cases need. Does not listen yet. */
export async function createServices(options: CreateServicesOptions): Promise<Services> {
  const { publicUrl, dataDir, blockDefinitions, pageTypeDefinitions } = options;
  const responseCache = new ResponseCache(responseCacheBytes);
  const storage = forbidInTransactions(await openStorage(options), storageNetworkMethods);
  const rateLimits = new RateLimitRegistry();
  const openOwnConnection = () => openConnection(options.databaseUrl);
  const search = createSearchServices({ ...options, rateLimits });
  forbidInTransactions(search.search, searchNetworkMethods);
  return {
    publicUrl,
    blockDefinitions,
    pageTypeDefinitions,
    responseCache,
    storage,
    openConnection: openOwnConnection,
    contentLock: new ContentLock(openOwnConnection),
    rateLimits,
    uniqueIndexErrors,
    subscriptions: jobSubscriptions,
    announce: (event) => handleAppEvent(event, { responseCache }),
    auth: await createAuthServices({ ...options, rateLimits }),
    threads: createThreadPool(options.threadWorker),
    imageRenderer: new ImageRenderer(storage),
    restRateLimit: createRestRateLimit({ ...options, rateLimits }),
    graphqlRateLimit: createGraphQLRateLimit({ ...options, rateLimits }),
    ...createAccountServices(options),
    ...search,
    ...createCheckServices({ ...options, rateLimits }),
    mail: forbidInTransactions(createMailer({ ...options, folder: join(dataDir, 'mail') }), ['send', 'check']),
  };
}
