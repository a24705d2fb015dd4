import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, type TagRowFragment, useEditTagMutation } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { submit, useFieldError, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import { useCounted } from '../shared/i18n/use-counted.ts';
import { FormModal } from '../shared/ui/index.ts';
import { PublicSwitch } from './public-switch.tsx';

type Props = { tag: TagRowFragment; onEdited: () => void; onClose: () => void };

/** Another name for a tag, on all that has it; its opener mounts it. */
export function EditTagModal({ tag, onEdited, onClose }: Props) {
  const { t } = useTranslation();
  const counted = useCounted();
  const [editTag] = useEditTagMutation({ refetchQueries: [TagNamesDocument] });
  const [name, setName] = useState(tag.name);
  const [isPublic, setIsPublic] = useState(tag.public);
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const fieldError = useFieldError('tags');
  const form = useFocusFirstInvalid('tags');
  useFreshErrors('tags');

  async function edit() {
    setOutcome('waiting');
    const next = await submit('tags', async () => {
      const { data } = await editTag({ variables: { id: tag.id, name, public: isPublic } });
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
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
        error={fieldError('tag.name')}
        autoComplete="off"
        data-autofocus
      />
      <PublicSwitch value={isPublic} onChange={setIsPublic} />
    </FormModal>
  );
}
