import { useMemo } from 'react';
import { blockDefinitions } from '../../../site/blocks/definitions.ts';
import { useLabel } from '../../shared/i18n/labels.ts';
import type { Offer } from './find-offers.ts';

/** The blocks of the site in the words of the interface. */
export function useOffers(): readonly Offer[] {
  const label = useLabel();
  return useMemo(
    () =>
      blockDefinitions.map(({ id, category, description, picture }) => ({
        id,
        label: label(`blocks.${id}.label`, id),
        description: label(description, ''),
        category,
        categoryLabel: label(`blockCategories.${category}`, category),
        picture,
      })),
    [label],
  );
}
