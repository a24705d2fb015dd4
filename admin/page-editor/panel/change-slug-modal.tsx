import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageImpactQuery } from '../../generated/graphql.ts';
import { PageImpact } from '../../pages/index.ts';
import { FormModal } from '../../shared/ui/index.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import type { LinkUpdateChoice } from '../saving/use-change-slug.ts';
import type { PageSlugState } from './use-page-slug.ts';

type Props = { pageSlug: PageSlugState; onClose: () => void };

/** Confirms a new slug: shows its impact and asks whether links are updated; an error is shown at the field. */
export function ChangeSlugModal({ pageSlug, onClose }: Props) {
  const { t } = useTranslation();
  const { page, path } = usePageEditor();
  const [linkChoice, setLinkChoice] = useState<LinkUpdateChoice>('update');
  const [isBusy, setIsBusy] = useState(false);
  const { newSlug, change } = pageSlug;
  const hasLinks = useHasLinks(page.id);
  const submit = async () => {
    setIsBusy(true);
    await change(linkChoice);
    onClose();
  };
  return (
    <FormModal
      title={t('editor.address.title')}
      intro={t('editor.address.intro', { from: path, to: newSlug?.path ?? path })}
      submitLabel={t('editor.address.confirm')}
      form={{ isBusy }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PageImpact pageIDs={[page.id]} action="move" />
      {hasLinks && (
        <Radio.Group
          label={t('editor.address.links')}
          value={linkChoice}
          onChange={(value) => setLinkChoice(value === 'keep' ? 'keep' : 'update')}
        >
          <Radio
            value="update"
            label={t('editor.address.update')}
            description={t('editor.address.updateText')}
            mt={8}
          />
          <Radio value="keep" label={t('editor.address.keep')} description={t('editor.address.keepText')} mt={10} />
        </Radio.Group>
      )}
    </FormModal>
  );
}

/** Reads the result of the query in `PageImpact` from the cache. */
function useHasLinks(pageID: number): boolean {
  const { data } = usePageImpactQuery({ variables: { pageIDs: [pageID] }, fetchPolicy: 'cache-only' });
  return (data?.pageImpact.linkingPageCount ?? 0) > 0;
}
