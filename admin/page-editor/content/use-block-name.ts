import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLabel } from '../../shared/i18n/labels.ts';
import { summarise } from './block-summary.ts';
import { definitionOf } from './definitions.ts';
import type { Block } from './page-content.ts';

export type BlockName = { label: string; summary: string };

/** How a block is called in outline, panel and announcements: its type's name and its first words. */
export function useBlockName(block: Block): BlockName {
  const { t } = useTranslation();
  const labelOf = useLabel();
  const definition = definitionOf(block.type);
  const name = labelOf(`blocks.${block.type}.label`, block.type);
  const summary = useMemo(() => (definition ? summarise(definition.fields, block) : ''), [definition, block]);
  return { label: definition ? name : t('editor.unknownBlock', { type: block.type }), summary };
}
