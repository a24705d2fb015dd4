import { skipToken } from '@apollo/client/react';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useAnchorAvailableQuery } from '../../generated/graphql.ts';
import type { Block } from '../content/page-content.ts';
import { useContent } from '../editor/use-content.ts';

/** How long typing has to pause before the server is asked. */
const DEBOUNCE_MS = 300;

/** Whether another block of the page has the anchor; checked on the screen at once, and by the server after a pause. */
export function useIsAnchorTaken({ key, anchorPoint }: Block): boolean {
  const { blocks } = useContent();
  const [debouncedAnchor] = useDebouncedValue(anchorPoint, DEBOUNCE_MS);
  const anchors = useMemo(() => blocks.map((block) => ({ key: block.key, anchorPoint: block.anchorPoint })), [blocks]);
  const { data } = useAnchorAvailableQuery(
    debouncedAnchor === '' || debouncedAnchor !== anchorPoint
      ? skipToken
      : {
          variables: { anchorName: debouncedAnchor, blockKey: key, pageVersionBlocks: anchors },
          fetchPolicy: 'no-cache',
        },
  );
  if (anchorPoint === '') return false;
  const isTakenOnScreen = anchors.some((other) => other.key !== key && other.anchorPoint === anchorPoint);
  return isTakenOnScreen || (debouncedAnchor === anchorPoint && data?.anchorAvailable === false);
}
