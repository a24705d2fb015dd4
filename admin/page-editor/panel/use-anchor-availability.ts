import { skipToken } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useAnchorAvailableQuery } from '../../generated/graphql.ts';
import type { Block } from '../content/page-content.ts';
import { useContent } from '../editor/use-content.ts';

/** How long typing rests before the server is asked, in milliseconds. */
const REST = 300;

/** Whether another block of the page has the anchor: what is on the screen is seen at once, and the server asked. */
export function useIsAnchorTaken({ key, anchorPoint }: Block): boolean {
  const { blocks } = useContent();
  const [asked] = useDebouncedValue(anchorPoint, REST);
  const anchors = useMemo(() => blocks.map((block) => ({ key: block.key, anchorPoint: block.anchorPoint })), [blocks]);
  const { data } = useAnchorAvailableQuery(
    asked === '' || asked !== anchorPoint
      ? skipToken
      : { variables: { anchorName: asked, blockKey: key, pageVersionBlocks: anchors }, fetchPolicy: 'no-cache' },
  );
  if (anchorPoint === '') return false;
  const isOnScreen = anchors.some((other) => other.key !== key && other.anchorPoint === anchorPoint);
  return isOnScreen || (asked === anchorPoint && data?.anchorAvailable === false);
}
