import { Radio } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageImpactQuery } from '../../generated/graphql.ts';
import { PageImpact } from '../../pages/index.ts';
import { FormModal } from '../../shared/ui/index.ts';
import { useEditor } from '../editor/editor-context.ts';
import type { LinkChoice } from '../saving/use-send-slug.ts';
import type { PageAddress } from './use-page-address.ts';

type Props = { address: PageAddress; onClose: () => void };

/** What a new slug touches, and what becomes of the links to the old one; a refusal shows under the field. */
export function ChangeAddressModal({ address, onClose }: Props) {
  const { t } = useTranslation();
  const { page, path } = useEditor();
  const [links, setLinks] = useState<LinkChoice>('update');
  const [isBusy, setIsBusy] = useState(false);
  const { next, change } = address;
  const hasLinks = useHasLinks(page.id);
  const submit = async () => {
    setIsBusy(true);
    await change(links);
    onClose();
  };
  return (
    <FormModal
      title={t('editor.address.title')}
      intro={t('editor.address.intro', { from: path, to: next?.path ?? path })}
      submitLabel={t('editor.address.confirm')}
      isBusy={isBusy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <PageImpact pageIDs={[page.id]} deed="move" />
      {hasLinks && (
        <Radio.Group
          label={t('editor.address.links')}
          value={links}
          onChange={(value) => setLinks(value === 'keep' ? 'keep' : 'update')}
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

/** Listens to what the impact's own question brings. */
function useHasLinks(pageID: number): boolean {
  const { data } = usePageImpactQuery({ variables: { pageIDs: [pageID] }, fetchPolicy: 'cache-only' });
  return (data?.pageImpact.linkingPageCount ?? 0) > 0;
}
