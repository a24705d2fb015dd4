import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, type TagRowFragment, useEditTagMutation } from '../generated/graphql.ts';
import { listChangedFields, selectFields, useMutationForm } from '../shared/forms/index.ts';
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
  const form = useMutationForm('tags', editTag, () => {
    onEdited();
    onClose();
  });

  return (
    <FormModal
      form={form}
      title={t('tags.edit.title', { name: tag.name })}
      intro={t('tags.edit.intro', {
        pages: counted('pages', tag.pageCount),
        files: counted('files', tag.fileCount),
      })}
      submitLabel={t('tags.edit.submit')}
      note={form.outcome === 'failed' ? t('tags.failed') : undefined}
      onSubmit={() => void form.send({ id: tag.id, ...selectFields(draft, listChangedFields(base, draft)) })}
      onClose={onClose}
    >
      <TextInput
        name="name"
        label={t('tags.column.name')}
        value={draft.name}
        onChange={(event) => setDraft({ ...draft, name: event.currentTarget.value })}
        error={form.fieldError('tag.name')}
        autoComplete="off"
        data-autofocus
      />
      <TagPublicSwitch value={draft.public} onChange={(isPublic) => setDraft({ ...draft, public: isPublic })} />
    </FormModal>
  );
}
