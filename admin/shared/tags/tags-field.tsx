import type { ComponentProps } from 'react';
import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTagNamesQuery } from '../../generated/graphql.ts';
import { toTagSuggestions } from './tag-suggestions.ts';

/** The options list scrolls by itself, so that the field's arrow keys can move through it. */
const listStyles = { options: { maxHeight: 220, overflowY: 'auto' } } as const;

/** Limit per page or file. */
const MAX_TAGS = 50;

type Props = Omit<ComponentProps<typeof TagsInput>, 'data' | 'value' | 'maxTags'> & { value: readonly string[] };

/** Chooses the tags of a page or file: existing tags, or new ones, which are private. */
export function TagsField({ value, ...props }: Props) {
  const { t } = useTranslation();
  const { data } = useTagNamesQuery();
  return (
    <TagsInput
      {...props}
      data={toTagSuggestions(data, { public: t('tags.reach.public'), private: t('tags.reach.private') })}
      value={[...value]}
      maxTags={MAX_TAGS}
      limit={30}
      withScrollArea={false}
      styles={listStyles}
      acceptValueOnBlur
    />
  );
}
