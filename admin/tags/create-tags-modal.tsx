import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, useCreateTagsMutation } from '../generated/graphql.ts';
import { useErrors, useErrorText } from '../shared/errors/index.ts';
import { useMutationForm } from '../shared/forms/index.ts';
import { FormModal } from '../shared/ui/index.ts';
import { TagPublicSwitch } from './tag-public-switch.tsx';
import { splitTagNames } from './split-tag-names.ts';
import { Errors } from '../generated/errors.ts';

type Props = { onCreated: (count: number) => void; onClose: () => void };

/** Creates several tags at once, typed or pasted; mounted by the caller. */
export function CreateTagsModal({ onCreated, onClose }: Props) {
  const { t } = useTranslation();
  const [createTags] = useCreateTagsMutation({ refetchQueries: [TagNamesDocument] });
  const [text, setText] = useState('');
  const [isPublic, setIsPublic] = useState(false);
  const [error] = useErrors('tags');
  const errorText = useErrorText();
  const names = splitTagNames(text);

  const form = useMutationForm('tags', createTags, ({ tags }) => {
    onCreated(tags?.length ?? 0);
    onClose();
  });
  const create = () =>
    names.length === 0
      ? form.refuse([{ code: Errors.blank, property: 'tag.names' }])
      : form.send({ names, public: isPublic });

  return (
    <FormModal
      form={form}
      title={t('tags.create.title')}
      intro={t('tags.create.intro')}
      submitLabel={names.length === 0 ? t('tags.create.open') : t('tags.create.submit', { count: names.length })}
      note={form.outcome === 'failed' ? t('tags.failed') : undefined}
      onSubmit={() => void create()}
      onClose={onClose}
    >
      <Textarea
        name="names"
        label={t('tags.create.names')}
        description={t('tags.create.namesHint')}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={error && errorText(error)}
        autosize
        minRows={3}
        maxRows={12}
        data-autofocus
      />
      <TagPublicSwitch value={isPublic} onChange={setIsPublic} />
    </FormModal>
  );
}
