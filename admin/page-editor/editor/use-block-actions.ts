import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { Block } from '../content/page-content.ts';
import * as blockActions from './block-actions.ts';
import { usePageEditor } from './editor-context.ts';
import { useChangeContent, useGetContent } from './use-content.ts';
import { watchForRestoration } from './watch-for-restoration.ts';

export type BlockActions = {
  add: (type: string) => void;
  addAndStay: (type: string) => void;
  replace: (key: string, type: string) => void;
  move: (key: string, by: number) => void;
  duplicate: (key: string) => void;
  /** Returns the key of the block that is selected afterwards. */
  remove: (key: string) => string | null;
  paste: (blocks: readonly Block[], below: string | null) => void;
  pickUp: (key: string) => void;
  drop: () => void;
  putBack: () => void;
};

const noop = () => {};
const noActions: BlockActions = {
  add: noop,
  addAndStay: noop,
  replace: noop,
  move: noop,
  duplicate: noop,
  remove: () => null,
  paste: noop,
  pickUp: noop,
  drop: noop,
  putBack: noop,
};

/** The actions on whole blocks, for canvas, outline, panel and keyboard; each is announced to screen readers. */
export function useBlockActions(): BlockActions {
  const { t } = useTranslation();
  const label = useLabel();
  const { state, dispatch, isReadOnly, content, publicationActionCount } = usePageEditor();
  const change = useChangeContent();
  const getContent = useGetContent();
  return useMemo(() => {
    if (isReadOnly) return noActions;
    const context: blockActions.BlockActionContext = {
      state,
      dispatch,
      change,
      getContent,
      t,
      labelOf: (type) => label(`blocks.${type}.label`, type),
      watchForRestoration: (areRestored, dismiss) =>
        watchForRestoration({ content, publicationActionCount }, areRestored, dismiss),
    };
    return {
      add: (type) => blockActions.addBlock(context, type),
      addAndStay: (type) => blockActions.addBlockAndStay(context, type),
      replace: (key, type) => blockActions.changeBlockType(context, key, type),
      move: (key, by) => blockActions.moveSelectedBlocks(context, key, by),
      duplicate: (key) => blockActions.duplicateSelectedBlocks(context, key),
      remove: (key) => blockActions.removeSelectedBlocks(context, key),
      paste: (blocks, below) => blockActions.pasteCopiedBlocks(context, blocks, below),
      pickUp: (key) => blockActions.pickUpBlock(context, key),
      drop: () => blockActions.dropBlock(context),
      putBack: () => blockActions.putBackBlock(context),
    };
  }, [state, dispatch, isReadOnly, content, publicationActionCount, change, getContent, t, label]);
}
