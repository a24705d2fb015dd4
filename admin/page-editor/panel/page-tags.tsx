import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, useChangePageTagsMutation, usePageTagsQuery } from '../../generated/graphql.ts';
import { type Outcome, submitCall, useFieldError } from '../../shared/errors/index.ts';
import { TagsField, useTagChanges } from '../../shared/tags/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';

const NO_TAGS: readonly string[] = [];

/** Tags of the page, which are not part of a version. Changes are shown optimistically and reverted on an error. */
export function PageTags() {
  const { t } = useTranslation();
  const { page, isReadOnly } = usePageEditor();
  const { data } = usePageTagsQuery({ variables: { pageID: page.id }, fetchPolicy: 'cache-and-network' });
  const [changePageTags] = useChangePageTagsMutation({ refetchQueries: [TagNamesDocument] });
  const [outcome, setOutcome] = useState<Outcome>();
  const fieldError = useFieldError('tags');
  const error =
    fieldError('page.addTags') ??
    fieldError('page.removeTags') ??
    (outcome === 'failed' ? t('tags.failed') : undefined);
  const { shown: shownTags, change } = useTagChanges(data?.page?.tags ?? NO_TAGS, async ({ addTags, removeTags }) => {
    const variables = { pageID: page.id, addTags: [...addTags], removeTags: [...removeTags] };
    setOutcome(await submitCall('tags', async () => (await changePageTags({ variables })).data?.changePageTags.errors));
  });

  return (
    <FieldWrapper name="tags" label={t('editor.fields.tags')} help={t('editor.tagsHelp')} error={error}>
      {({ id, describedBy }) => (
        <TagsField
          id={id}
          aria-describedby={describedBy}
          value={shownTags}
          readOnly={isReadOnly || !data}
          error={error !== undefined}
          onChange={change}
        />
      )}
    </FieldWrapper>
  );
}
