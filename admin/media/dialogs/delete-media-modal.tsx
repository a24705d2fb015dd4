import type { PagesBlockingDeletionQuery } from '../../generated/graphql.ts';
import type { MediaItem } from '../items/media-item.ts';
import { Button, Modal } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { usePagesBlockingDeletionQuery } from '../../generated/graphql.ts';
import { ErrorList } from '../../shared/errors/index.ts';
import { useForm } from '../../shared/forms/index.ts';
import { announce, FormModal, ModalFooter, ModalText, useReturnFocus } from '../../shared/ui/index.ts';
import { toMediaTargets } from '../items/media-item.ts';
import { PageLinks } from '../details/page-links.tsx';
import { useLibraryContext } from '../library/library-context.ts';

type Props = { items: readonly MediaItem[]; onClose: () => void };
type BlockingPages = PagesBlockingDeletionQuery['pagesBlockingDeletion'];

/** Explains that the items cannot be deleted, and lists the published pages that use them. */
function DeletionBlockedModal({ items, blockingPages, onClose }: Props & { blockingPages: BlockingPages }) {
  const { t } = useTranslation();
  useReturnFocus();
  const [first] = items;
  const { items: pages, totalItems } = blockingPages;
  const title =
    items.length === 1
      ? t('media.delete.blockedOne', { name: first?.name })
      : t('media.delete.blocked', { count: items.length });
  return (
    <Modal opened onClose={onClose} title={title} size={560} closeButtonProps={{ 'aria-label': t('common.close') }}>
      <ModalText>{t('media.delete.blockedIntro', { count: totalItems })}</ModalText>
      <ModalText>
        <PageLinks pages={pages} />
        {totalItems > pages.length ? t('impact.more', { count: totalItems - pages.length }) : null}
      </ModalText>
      <ModalFooter>
        <Button onClick={onClose} data-autofocus>
          {t('common.close')}
        </Button>
      </ModalFooter>
    </Modal>
  );
}

/** Moves items to the bin, all or none. First checks whether published pages use one of them. */
export function DeleteMediaModal({ items, onClose }: Props) {
  const { t } = useTranslation();
  const { changes } = useLibraryContext();
  const form = useForm('media');
  const { data, loading, refetch } = usePagesBlockingDeletionQuery({
    variables: toMediaTargets(items),
    fetchPolicy: 'network-only',
  });
  const [first] = items;

  async function remove() {
    const isDone = await form.submit(async () => {
      const outcome = await changes.remove(items);
      // A page using it may have been published in the meantime: reload, so that the dialog lists it.
      if (outcome === 'refused') await refetch().catch(() => undefined);
      return outcome;
    });
    if (!isDone) return;
    announce(t('media.delete.done', { count: items.length }));
    onClose();
  }

  const blockingPages = data?.pagesBlockingDeletion;
  if (blockingPages && blockingPages.totalItems > 0)
    return <DeletionBlockedModal items={items} blockingPages={blockingPages} onClose={onClose} />;
  const deletionNote = items.some(({ kind }) => kind === 'folder')
    ? t('media.delete.introFolder')
    : t('media.delete.intro');
  return (
    <FormModal
      form={form}
      title={
        items.length === 1
          ? t('media.delete.one', { name: first?.name })
          : t('media.delete.title', { count: items.length })
      }
      intro={loading ? t('media.delete.checking') : deletionNote}
      submitLabel={t('media.action.delete')}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      <ErrorList collection="media" title={form.hasFailed ? t('media.failed.delete') : undefined} />
    </FormModal>
  );
}
