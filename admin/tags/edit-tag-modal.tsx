import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, type TagRowFragment, useEditTagMutation } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { submitCall, useFieldError, useFocusFirstInvalid, useClearedErrors } from '../shared/errors/index.ts';
import { listChangedFields, selectFields } from '../shared/forms/index.ts';
import { useCountedNoun } from '../shared/i18n/use-counted-noun.ts';
import { FormModal } from '../shared/ui/index.ts';
import { TagPublicSwitch } from './tag-public-switch.tsx';

type Props = { tag: TagRowFragment; onEdited: () => void; onClose: () => void };

/** Renames a tag everywhere; mounted by the caller. */
export function EditTagModal({ tag, onEdited, onClose }: Props) {
  const { t } = useTranslation();
  const counted = useCountedNoun();
  const [editTag] = useEditTagMutation({ refetchQueries: [TagNamesDocument] });
  // As opened: unchanged fields are not sent, so that changes by others stay.
  const [base] = useState({ name: tag.name, public: tag.public });
  const [draft, setDraft] = useState(base);
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError('tags');
  const form = useFocusFirstInvalid('tags');
  useClearedErrors('tags');

  async function edit() {
    setOutcome('waiting');
    const next = await submitCall('tags', async () => {
      const { data } = await editTag({
        variables: { id: tag.id, ...selectFields(draft, listChangedFields(base, draft)) },
      });
      return data?.editTag.errors;
    });
    setOutcome(next);
    if (next !== 'done') return;
    onEdited();
    onClose();
  }

  return (
    <FormModal
      title={t('tags.edit.title', { name: tag.name })}
      intro={t('tags.edit.intro', {
        pages: counted('pages', tag.pageCount),
        files: counted('files', tag.fileCount),
      })}
      submitLabel={t('tags.edit.submit')}
      isBusy={outcome === 'waiting'}
      note={outcome === 'failed' ? t('tags.failed') : undefined}
      formRef={form}
      onSubmit={() => void edit()}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label={t('tags.column.name')}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        error={fieldError('tag.name')}
        autoComplete="off"
        data-autofocus
      />
      <TagPublicSwitch value={draft.public} onChange={(isPublic) => setDraft({ ...draft, public: isPublic })} />
    </FormModal>
  );
}
