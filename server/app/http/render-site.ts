import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { execute, type GraphQLSchema } from 'graphql';
import {
  type Execute,
  findCheckPath,
  languageTagOf,
  renderChange,
  renderFailure,
  renderPreview,
  renderPrivacy,
  renderResult,
  renderRejectedAnswers,
  renderSearch,
  renderSite,
  siteColours,
  faviconURLs,
  siteNameIn,
} from '../../../site/app/server-entry.tsx';
import { readCachedMenus } from '../../menu/index.ts';
import { readCachedSettings, readSettingsOnce } from '../../settings/index.ts';
import type { Services } from '../../shared/context.ts';
import type {
  ChangeQuery,
  CheckResponse,
  PreviewResponse,
  PrivacyResponse,
  ResultQuery,
  RejectedAnswers,
  SearchPageResponse,
  SearchPageQuery,
  SiteResponse,
} from '../../site/index.ts';
import type { SiteAssets } from './client-files.ts';
import { withTimeout } from './with-timeout.ts';
import { createVisitorContext } from './create-request-context.ts';

export { languageTagOf, renderFailure, siteColours, faviconURLs, siteNameIn };

/** Milliseconds for loading and rendering one page. */
const renderTimeoutMs = 10_000;

/** Functions that render the site's pages. */
export type SiteRenderer = {
  renderPage: (slug: string) => Promise<SiteResponse>;
  /** `languages` are the browser's languages, used if the link is invalid. */
  renderPreview: (token: string, languages: readonly string[]) => Promise<PreviewResponse>;
  renderSearch: (query: SearchPageQuery) => Promise<SearchPageResponse>;
  /** Uses the default locale if the given one does not exist. */
  renderPrivacy: (locale: string | null) => Promise<PrivacyResponse>;
  renderResult: (query: ResultQuery) => Promise<CheckResponse>;
  renderChange: (query: ChangeQuery) => Promise<CheckResponse>;
  renderRejectedAnswers: (rejected: RejectedAnswers) => Promise<CheckResponse>;
  findCheckPath: (locale: string) => Promise<string>;
};

/** Creates functions that render the site's pages in this process, with a visitor's permissions. */
export function createSiteRenderer(options: {
  orm: MikroORM;
  services: Services;
  schema: GraphQLSchema;
  assets: SiteAssets;
  warn: (message: string) => void;
}): SiteRenderer {
  const { schema, assets, services, warn } = options;
  /** One entity manager per rendering, so that nothing is read twice. */
  const createExecute = (prepareManager: (em: EntityManager) => void = readSettingsOnce): Execute => {
    const context = { ...createVisitorContext(options), loaders: new Map() };
    prepareManager(context.em);
    return async (document, variables) => {
      const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue: context });
      if (errors?.[0]) throw errors[0].originalError ?? errors[0];
      // A document's generated type describes its result.
      return data as never;
    };
  };
  /** A page is cached as long as settings and menus, so these may come from the cache too. */
  const useCachedData = (em: EntityManager): void => {
    readCachedSettings(em, services.responseCache);
    readCachedMenus(em, services.responseCache);
  };
  const limitTime = <Result>(work: Promise<Result>): Promise<Result> => withTimeout(renderTimeoutMs, work);
  const commonOptions = { assets, publicUrl: services.publicUrl, warn };
  return {
    renderPage: (slug) => limitTime(renderSite({ slug, execute: createExecute(useCachedData), ...commonOptions })),
    renderPreview: (token, languages) =>
      limitTime(renderPreview({ token, languages, execute: createExecute(), ...commonOptions })),
    renderPrivacy: (locale) => limitTime(renderPrivacy({ locale, execute: createExecute(), ...commonOptions })),
    renderSearch: (query) => limitTime(renderSearch({ ...query, execute: createExecute(), ...commonOptions })),
    renderResult: (query) => limitTime(renderResult({ ...query, execute: createExecute(), ...commonOptions })),
    renderChange: (query) => limitTime(renderChange({ ...query, execute: createExecute(), ...commonOptions })),
    renderRejectedAnswers: (rejected) =>
      limitTime(renderRejectedAnswers({ ...rejected, execute: createExecute(), ...commonOptions })),
    findCheckPath: (locale) => limitTime(findCheckPath({ locale, execute: createExecute() })),
  };
}
