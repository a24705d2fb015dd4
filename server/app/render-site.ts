import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { execute, type GraphQLSchema } from 'graphql';
import {
  type Execute,
  findCheckPath,
  languageTagOf,
  renderFailure,
  renderPreview,
  renderPrivacy,
  renderResult,
  renderReturned,
  renderSearch,
  renderSite,
  siteColours,
  siteIcons,
  siteNameIn,
} from '../../site/app/server-entry.tsx';
import { readKeptMenus } from '../menu/index.ts';
import { readKeptSettings, readSettingsOnce } from '../settings/index.ts';
import type { Services } from '../shared/context.ts';
import type {
  CheckAnswer,
  PreviewAnswer,
  PrivacyAnswer,
  ResultWish,
  ReturnedAnswers,
  SearchAnswer,
  SearchWish,
  SiteAnswer,
} from '../site/index.ts';
import type { SiteAssets } from './client-files.ts';
import { inTime } from './in-time.ts';
import { createVisitorContext } from './request-context.ts';

export { languageTagOf, renderFailure, siteColours, siteIcons, siteNameIn };

/** Milliseconds for all that one page reads, however many waits that is. */
const longestRender = 10_000;

export type SiteRenderer = {
  renderPage: (slug: string) => Promise<SiteAnswer>;
  /** `languages` are those of the reader's browser, for a link that opens nothing. */
  renderPreview: (token: string, languages: readonly string[]) => Promise<PreviewAnswer>;
  renderSearch: (wish: SearchWish) => Promise<SearchAnswer>;
  /** In the default locale where there is not the one that is named. */
  renderPrivacy: (locale: string | null) => Promise<PrivacyAnswer>;
  renderResult: (wish: ResultWish) => Promise<CheckAnswer>;
  renderReturned: (returned: ReturnedAnswers) => Promise<CheckAnswer>;
  findCheckPath: (locale: string) => Promise<string>;
};

/** Renders pages of the site in this process, with a visitor's rights. */
export function createSiteRenderer(parts: {
  orm: MikroORM;
  services: Services;
  schema: GraphQLSchema;
  assets: SiteAssets;
  warn: (message: string) => void;
}): SiteRenderer {
  const { schema, assets, services, warn } = parts;
  /** All that one answer reads goes through one manager, so that nothing is read twice. */
  const createExecute = (prepare: (em: EntityManager) => void = readSettingsOnce): Execute => {
    const context = { ...createVisitorContext(parts), loaders: new Map() };
    prepare(context.em);
    return async (document, variables) => {
      const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue: context });
      if (errors?.[0]) throw errors[0].originalError ?? errors[0];
      // The generated type of a document is that of its answer.
      return data as never;
    };
  };
  /** A page is kept as long as what it is made from: the settings and menus need not be read for each of them. */
  const readKept = (em: EntityManager): void => {
    readKeptSettings(em, services.responseCache);
    readKeptMenus(em, services.responseCache);
  };
  const bound = <Result>(work: Promise<Result>): Promise<Result> => inTime(longestRender, work);
  const common = { assets, publicUrl: services.publicUrl, warn };
  return {
    renderPage: (slug) => bound(renderSite({ slug, execute: createExecute(readKept), ...common })),
    renderPreview: (token, languages) =>
      bound(renderPreview({ token, languages, execute: createExecute(), ...common })),
    renderPrivacy: (locale) => bound(renderPrivacy({ locale, execute: createExecute(), ...common })),
    renderSearch: (wish) => bound(renderSearch({ ...wish, execute: createExecute(), ...common })),
    renderResult: (wish) => bound(renderResult({ ...wish, execute: createExecute(), ...common })),
    renderReturned: (returned) => bound(renderReturned({ ...returned, execute: createExecute(), ...common })),
    findCheckPath: (locale) => bound(findCheckPath({ locale, execute: createExecute() })),
  };
}
