import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { summariseBlock } from './block-summary.ts';
import { findBlockDefinition } from './definitions.ts';
import type { Block } from './page-content.ts';

export type BlockName = { label: string; summary: string };

/** Returns a block's name for outline, panel and announcements: the label of its type and its first words. */
export function useBlockName(block: Block): BlockName {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const definition = findBlockDefinition(block.type);
  const name = labelOf(`blocks.${block.type}.label`, block.type);
  const summary = useMemo(() => (definition ? summariseBlock(definition.fields, block) : ''), [definition, block]);
  return { label: definition ? name : t('editor.unknownBlock', { type: block.type }), summary };
}
