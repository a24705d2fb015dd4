import { useMemo } from 'react';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { BlockOption } from './find-block-options.ts';

/** The block types as picker options, without `excludedType`, the type of a block that is replaced. */
export function useBlockOptions(excludedType: string | undefined): readonly BlockOption[] {
  const label = useLabel();
  return useMemo(
    () =>
      blockDefinitions
        .filter(({ id }) => id !== excludedType)
        .map(({ id, category, illustration }) => ({
          id,
          label: label(`blocks.${id}.label`, id),
          description: label(`blocks.${id}.description`, ''),
          searchWords: label(`blocks.${id}.searchWords`, '').split(/, */),
          category,
          categoryLabel: label(`blockCategories.${category}`, category),
          illustration,
        })),
    [label, excludedType],
  );
}
