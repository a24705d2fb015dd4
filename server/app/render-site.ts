import type { TypedDocumentNode } from '@apollo/client';
import type { MikroORM } from '@mikro-orm/postgresql';
import { execute, type GraphQLSchema } from 'graphql';
import { renderPreview, renderSearch, renderSite } from '../../site/app/server-entry.tsx';
import type { Services } from '../shared/context.ts';
import type { PreviewAnswer, SearchAnswer, SearchWish, SiteAnswer } from '../site/index.ts';
import type { SiteAssets } from './client-files.ts';
import { createVisitorContext } from './request-context.ts';

export type SiteRenderer = {
  renderPage: (slug: string) => Promise<SiteAnswer>;
  /** `languages` are those of the reader's browser, for a link that opens nothing. */
  renderPreview: (token: string, languages: readonly string[]) => Promise<PreviewAnswer>;
  renderSearch: (wish: SearchWish) => Promise<SearchAnswer>;
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
  const run = async <Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> => {
    const contextValue = { ...createVisitorContext(parts), loaders: new Map() };
    const { data, errors } = await execute({ schema, document, variableValues: variables, contextValue });
    if (errors?.[0]) throw errors[0].originalError ?? errors[0];
    return data as Data;
  };
  const common = { execute: run, assets, publicUrl: services.publicUrl, warn };
  return {
    renderPage: (slug) => renderSite({ slug, ...common }),
    renderPreview: (token, languages) => renderPreview({ token, languages, ...common }),
    renderSearch: (wish) => renderSearch({ ...wish, ...common }),
  };
}
