import type { PagesBlockingDeletionQuery } from '../../generated/graphql.ts';
import type { Outcome } from '../../shared/errors/index.ts';
import type { MediaItem } from '../content/media-item.ts';
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePagesBlockingDeletionQuery } from '../../generated/graphql.ts';
import { ErrorList, useFreshErrors } from '../../shared/errors/index.ts';
import { announce, FormModal, ModalFooter, ModalText, useReturnFocus } from '../../shared/ui/index.ts';
import { listTargets } from '../content/media-item.ts';
import { PageLinks } from '../details/page-links.tsx';
import { useLibrary } from '../library-context.ts';

type Props = { items: readonly MediaItem[]; onClose: () => void };
type Blocking = PagesBlockingDeletionQuery['pagesBlockingDeletion'];

/** Says that the items cannot be deleted, and names the pages where visitors see them. */
function BlockedModal({ items, blocking, onClose }: Props & { blocking: Blocking }) {
  const { t } = useTranslation();
  useReturnFocus();
  const [first] = items;
  const { items: pages, totalItems } = blocking;
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

/** Puts items into the bin, all or none; asks the server first, and promises nothing while visitors see one of them. */
export function DeleteModal({ items, onClose }: Props) {
  const { t } = useTranslation();
  const { changes } = useLibrary();
  const [outcome, setOutcome] = useState<Outcome | 'waiting'>();
  const { data, loading, refetch } = usePagesBlockingDeletionQuery({
    variables: listTargets(items),
    fetchPolicy: 'network-only',
  });
  useFreshErrors('media');
  const [first] = items;
  const hasFailed = outcome === 'refused' || outcome === 'failed';

  async function remove() {
    setOutcome('waiting');
    const next = await changes.remove(items);
    // Published in the meantime: the dialog then names the page.
    if (next === 'refused') await refetch().catch(() => undefined);
    setOutcome(next);
    if (next !== 'done') return;
    announce(t('media.delete.done', { count: items.length }));
    onClose();
  }

  const blocking = data?.pagesBlockingDeletion;
  if (blocking && blocking.totalItems > 0) return <BlockedModal items={items} blocking={blocking} onClose={onClose} />;
  const promise = items.some(({ kind }) => kind === 'folder') ? t('media.delete.introFolder') : t('media.delete.intro');
  return (
    <FormModal
      title={
        items.length === 1
          ? t('media.delete.one', { name: first?.name })
          : t('media.delete.title', { count: items.length })
      }
      intro={loading ? t('media.delete.checking') : promise}
      submitLabel={t('media.action.delete')}
      isBusy={outcome === 'waiting'}
      onSubmit={() => void remove()}
      onClose={onClose}
    >
      <ErrorList collection="media" title={hasFailed ? t('media.failed.delete') : undefined} />
    </FormModal>
  );
}
