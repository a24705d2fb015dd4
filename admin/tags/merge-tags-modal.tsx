import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, type TagRowFragment, useMergeTagsMutation } from '../generated/graphql.ts';
import { FormErrors, useMutationForm } from '../shared/forms/index.ts';
import { FormModal } from '../shared/ui/index.ts';

type Props = { tags: readonly TagRowFragment[]; onMerged: (name: string) => void; onClose: () => void };

const countUses = ({ pageCount, fileCount }: TagRowFragment): number => pageCount + fileCount;

/** Merges tags into one of them, by default the most used; mounted by the caller. */
export function MergeTagsModal({ tags, onMerged, onClose }: Props) {
  const { t } = useTranslation();
  const [mergeTags] = useMergeTagsMutation({ refetchQueries: [TagNamesDocument] });
  const [targetID, setTargetID] = useState(() => tags.toSorted((a, b) => countUses(b) - countUses(a))[0]?.id);
  const target = tags.find(({ id }) => id === targetID);

  const form = useMutationForm('tags', mergeTags, () => {
    if (target) onMerged(target.name);
    onClose();
  });

  function merge() {
    if (!target) return;
    const ids = tags.map(({ id }) => id).filter((id) => id !== target.id);
    void form.send({ ids, into: target.id });
  }

  return (
    <FormModal
      form={form}
      title={t('tags.merge.title', { count: tags.length })}
      intro={t('tags.merge.intro')}
      submitLabel={t('tags.merge.submit')}
      note={form.outcome === 'failed' ? t('tags.failed') : undefined}
      onSubmit={merge}
      onClose={onClose}
    >
      <FormErrors form={form} />
      <Radio.Group
        label={t('tags.merge.into')}
        value={String(targetID)}
        onChange={(value) => setTargetID(Number(value))}
      >
        {tags.map((tag) => (
          <Radio
            key={tag.id}
            mt="xs"
            value={String(tag.id)}
            label={tag.name}
            description={t('tags.uses', { pages: tag.pageCount, files: tag.fileCount })}
          />
        ))}
      </Radio.Group>
    </FormModal>
  );
}
