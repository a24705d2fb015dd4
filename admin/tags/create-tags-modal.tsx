import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, useCreateTagsMutation } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { submit, useErrors, useErrorText, useFocusFirstInvalid, useFreshErrors } from '../shared/errors/index.ts';
import { FormModal } from '../shared/ui/index.ts';
import { PublicSwitch } from './public-switch.tsx';
import { splitNames } from './split-names.ts';

type Props = { onCreated: (count: number) => void; onClose: () => void };

/** Makes many tags at once, typed or pasted; its opener mounts it. */
export function CreateTagsModal({ onCreated, onClose }: Props) {
  const { t } = useTranslation();
  const [createTags] = useCreateTagsMutation({ refetchQueries: [TagNamesDocument] });
  const [text, setText] = useState('');
  const [isPublic, setIsPublic] = useState(false);
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const [error] = useErrors('tags');
  const errorText = useErrorText();
  const form = useFocusFirstInvalid('tags');
  useFreshErrors('tags');
  const names = splitNames(text);

  async function create() {
    setOutcome('waiting');
    let count = 0;
    const next = await submit('tags', async () => {
      if (names.length === 0) return [{ code: 'V_16', property: 'tag.names' }];
      const { data } = await createTags({ variables: { names, public: isPublic } });
      count = data?.createTags.tags?.length ?? 0;
      return data?.createTags.errors;
    });
    setOutcome(next);
    if (next !== 'done') return;
    onCreated(count);
    onClose();
  }

  return (
    <FormModal
      title={t('tags.create.title')}
      intro={t('tags.create.intro')}
      submitLabel={names.length === 0 ? t('tags.create.open') : t('tags.create.submit', { count: names.length })}
      isBusy={outcome === 'waiting'}
      note={outcome === 'failed' ? t('tags.failed') : undefined}
      formRef={form}
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
      <PublicSwitch value={isPublic} onChange={setIsPublic} />
    </FormModal>
  );
}
