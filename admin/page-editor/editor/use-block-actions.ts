import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { Block } from '../content/page-content.ts';
import * as deeds from './block-deeds.ts';
import { useEditor } from './editor-context.ts';
import { useChangeContent, useGetContent } from './use-content.ts';
import { watchRemoval } from './watch-removal.ts';

export type BlockActions = {
  add: (type: string) => void;
  addAndStay: (type: string) => void;
  replace: (key: string, type: string) => void;
  move: (key: string, by: number) => void;
  duplicate: (key: string) => void;
  /** The key of the block that is selected then. */
  remove: (key: string) => string | null;
  paste: (blocks: readonly Block[], below: string | null) => void;
  pickUp: (key: string) => void;
  drop: () => void;
  putBack: () => void;
};

const nothing = () => {};
const noActions: BlockActions = {
  add: nothing,
  addAndStay: nothing,
  replace: nothing,
  move: nothing,
  duplicate: nothing,
  remove: () => null,
  paste: nothing,
  pickUp: nothing,
  drop: nothing,
  putBack: nothing,
};

/** What is done to whole blocks, from canvas, outline, panel and keyboard alike; each is spoken. */
export function useBlockActions(): BlockActions {
  const { t } = useTranslation();
  const label = useLabel();
  const { state, act, isReadOnly, content, publicationActions } = useEditor();
  const change = useChangeContent();
  const getContent = useGetContent();
  return useMemo(() => {
    if (isReadOnly) return noActions;
    const desk: deeds.Desk = {
      state,
      act,
      change,
      getContent,
      t,
      nameOf: (type) => label(`blocks.${type}.label`, type),
      watchRemoval: (areBack, dismiss) => watchRemoval({ content, publicationActions }, areBack, dismiss),
    };
    return {
      add: (type) => deeds.add(desk, type),
      addAndStay: (type) => deeds.addAndStay(desk, type),
      replace: (key, type) => deeds.replace(desk, key, type),
      move: (key, by) => deeds.move(desk, key, by),
      duplicate: (key) => deeds.duplicate(desk, key),
      remove: (key) => deeds.remove(desk, key),
      paste: (blocks, below) => deeds.paste(desk, blocks, below),
      pickUp: (key) => deeds.pickUp(desk, key),
      drop: () => deeds.drop(desk),
      putBack: () => deeds.putBack(desk),
    };
  }, [state, act, isReadOnly, content, publicationActions, change, getContent, t, label]);
}
