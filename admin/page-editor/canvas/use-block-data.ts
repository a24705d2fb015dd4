import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect, useState } from 'react';
import { findBlock } from '../../../site/blocks/index.ts';
import type { Execute } from '../../../site/shared/execute.ts';
import type { ViewBlock } from '../../../site/shared/view-block.ts';
import { SiteContext } from './site-context.ts';

/** Loads the data that a block shows besides its own content; null while loading and after a failure. */
export function useBlockData(type: string, block: ViewBlock): unknown {
  const client = useApolloClient();
  const { locale, siblings } = useContext(SiteContext);
  const [data, setData] = useState<unknown>(null);
  const load = findBlock(type)?.loadData;
  const path = siblings.find((sibling) => sibling.locale === locale)?.path ?? null;
  useEffect(() => {
    if (!load) return;
    let isCurrent = true;
    const execute: Execute = async (query, variables) => {
      const { data: result } = await client.query({ query, variables });
      if (result === undefined) throw new Error('The server returned no data.');
      return result;
    };
    load(block, { execute, locale, path }).then(
      (loaded) => isCurrent && setData(loaded),
      () => isCurrent && setData(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [client, load, block, locale, path]);
  return data;
}
