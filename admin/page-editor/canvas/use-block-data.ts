import { useApolloClient } from '@apollo/client/react';
import { useContext, useEffect, useState } from 'react';
import { findBlock } from '../../../site/blocks/index.ts';
import type { Execute } from '../../../site/shared/execute.ts';
import type { ViewBlock } from '../../../site/shared/view-block.ts';
import { CanvasPlace } from './canvas-place.ts';

/** What a block shows besides its own content, as visitors would see it; null until it is there, or where it fails. */
export function useBlockData(type: string, block: ViewBlock): unknown {
  const client = useApolloClient();
  const { locale, siblings } = useContext(CanvasPlace);
  const [data, setData] = useState<unknown>(null);
  const load = findBlock(type)?.loadData;
  const path = siblings.find((sibling) => sibling.locale === locale)?.path ?? null;
  useEffect(() => {
    if (!load) return;
    let isWanted = true;
    const execute: Execute = async (query, variables) => {
      const { data: answer } = await client.query({ query, variables });
      if (answer === undefined) throw new Error('The server answered nothing.');
      return answer;
    };
    load(block, { execute, locale, path }).then(
      (loaded) => isWanted && setData(loaded),
      () => isWanted && setData(null),
    );
    return () => {
      isWanted = false;
    };
  }, [client, load, block, locale, path]);
  return data;
}
