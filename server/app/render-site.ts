import type { TypedDocumentNode } from '@apollo/client';
import type { MikroORM } from '@mikro-orm/postgresql';
import { execute, type GraphQLSchema } from 'graphql';
import { renderSite } from '../../site/app/server-entry.tsx';
import type { Services } from '../shared/context.ts';
import type { SiteAnswer } from '../site/index.ts';
import type { SiteAssets } from './client-files.ts';
import { createVisitorContext } from './request-context.ts';

export type SiteRenderer = (slug: string) => Promise<SiteAnswer>;

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
  return (slug) => renderSite({ slug, execute: run, assets, publicUrl: services.publicUrl, warn });
}
