import { useMemo } from 'react';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { Offer } from './find-offers.ts';

/** The blocks of the site in the words of the interface; a block is not offered in the place of one of its type. */
export function useOffers(replaced: string | undefined): readonly Offer[] {
  const label = useLabel();
  return useMemo(
    () =>
      blockDefinitions
        .filter(({ id }) => id !== replaced)
        .map(({ id, category, description, picture }) => ({
          id,
          label: label(`blocks.${id}.label`, id),
          description: label(description, ''),
          searchWords: label(`blocks.${id}.searchWords`, '').split(/, */),
          category,
          categoryLabel: label(`blockCategories.${category}`, category),
          picture,
        })),
    [label, replaced],
  );
}
