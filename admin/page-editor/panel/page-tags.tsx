import { startTransition, useOptimistic, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, usePageTagsQuery, useTagPageMutation } from '../../generated/graphql.ts';
import { type Outcome, submit, useFieldError } from '../../shared/errors/index.ts';
import { TagsField } from '../../shared/tags/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import { FieldShell } from '../fields/field-shell.tsx';

/** Tags of the page, not of its version: they show at once what was chosen, and what was before where it is refused. */
export function PageTags() {
  const { t } = useTranslation();
  const { page, isReadOnly } = useEditor();
  const { data } = usePageTagsQuery({ variables: { pageID: page.id }, fetchPolicy: 'cache-and-network' });
  const [tagPage] = useTagPageMutation({ refetchQueries: [TagNamesDocument] });
  const [shown, show] = useOptimistic(data?.page?.tags ?? []);
  const [outcome, setOutcome] = useState<Outcome>();
  const fieldError = useFieldError('tags');
  const error = fieldError('page.tags') ?? (outcome === 'failed' ? t('tags.failed') : undefined);

  const change = (tags: string[]) =>
    startTransition(async () => {
      show(tags);
      const next = await submit('tags', async () => {
        const answer = await tagPage({ variables: { pageID: page.id, tags } });
        return answer.data?.tagPage.errors;
      });
      startTransition(() => setOutcome(next));
    });

  return (
    <FieldShell name="tags" label={t('editor.fields.tags')} help={t('editor.tagsHelp')} error={error}>
      {({ id, describedBy }) => (
        <TagsField
          id={id}
          aria-describedby={describedBy}
          value={shown}
          readOnly={isReadOnly || !data}
          error={error !== undefined}
          onChange={change}
        />
      )}
    </FieldShell>
  );
}
