import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, useCreateTagsMutation } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { submitCall, useErrors, useErrorText, useFocusFirstInvalid, useClearedErrors } from '../shared/errors/index.ts';
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
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const [error] = useErrors('tags');
  const errorText = useErrorText();
  const form = useFocusFirstInvalid('tags');
  useClearedErrors('tags');
  const names = splitTagNames(text);

  async function create() {
    setOutcome('waiting');
    let count = 0;
    const next = await submitCall('tags', async () => {
      if (names.length === 0) return [{ code: Errors.blank, property: 'tag.names' }];
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
      <TagPublicSwitch value={isPublic} onChange={setIsPublic} />
    </FormModal>
  );
}
