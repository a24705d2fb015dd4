import type { ComponentProps } from 'react';
import { TagsInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useTagNamesQuery } from '../../generated/graphql.ts';
import { toSuggestions } from './tag-suggestions.ts';

/** Tags that one page or file may have. */
const MOST_TAGS = 50;

type Props = Omit<ComponentProps<typeof TagsInput>, 'data' | 'value' | 'maxTags'> & { value: readonly string[] };

/** Tags of a page or file: those there are to choose from, or new ones, which are private. */
export function TagsField({ value, ...props }: Props) {
  const { t } = useTranslation();
  const { data } = useTagNamesQuery();
  return (
    <TagsInput
      {...props}
      data={toSuggestions(data, { public: t('tags.reach.public'), private: t('tags.reach.private') })}
      value={[...value]}
      maxTags={MOST_TAGS}
      limit={30}
      acceptValueOnBlur
    />
  );
}
