import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TagNamesDocument, type TagRowFragment, useMergeTagsMutation } from '../generated/graphql.ts';
import type { Outcome } from '../shared/errors/index.ts';
import { ErrorList, submit, useFreshErrors } from '../shared/errors/index.ts';
import { FormModal } from '../shared/ui/index.ts';

type Props = { tags: readonly TagRowFragment[]; onMerged: (name: string) => void; onClose: () => void };

const usesOf = ({ pageCount, fileCount }: TagRowFragment): number => pageCount + fileCount;

/** Makes one tag of several: which of them stays is asked, the most used being proposed. Its opener mounts it. */
export function MergeTagsModal({ tags, onMerged, onClose }: Props) {
  const { t } = useTranslation();
  const [mergeTags] = useMergeTagsMutation({ refetchQueries: [TagNamesDocument] });
  const [into, setInto] = useState(() => tags.toSorted((one, other) => usesOf(other) - usesOf(one))[0]?.id);
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  useFreshErrors('tags');
  const staying = tags.find(({ id }) => id === into);

  async function merge() {
    if (!staying) return;
    setOutcome('waiting');
    const ids = tags.map(({ id }) => id).filter((id) => id !== staying.id);
    const next = await submit('tags', async () => {
      const { data } = await mergeTags({ variables: { ids, into: staying.id } });
      return data?.mergeTags.errors;
    });
    setOutcome(next);
    if (next !== 'done') return;
    onMerged(staying.name);
    onClose();
  }

  return (
    <FormModal
      title={t('tags.merge.title', { count: tags.length })}
      intro={t('tags.merge.intro')}
      submitLabel={t('tags.merge.submit')}
      isBusy={outcome === 'waiting'}
      note={outcome === 'failed' ? t('tags.failed') : undefined}
      onSubmit={() => void merge()}
      onClose={onClose}
    >
      <ErrorList collection="tags" />
      <Radio.Group label={t('tags.merge.into')} value={String(into)} onChange={(value) => setInto(Number(value))}>
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
