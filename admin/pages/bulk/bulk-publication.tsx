import type { PageRowFragment } from '../../generated/graphql.ts';
import type { BulkAction } from './use-bulk-run.ts';
import { BulkPublishModal } from './bulk-publish-modal.tsx';
import { BulkRequestModal } from './bulk-request-modal.tsx';
import { BulkUnpublishModal } from './bulk-unpublish-modal.tsx';
import { BulkRunModal } from './bulk-run-modal.tsx';
import { useBulkRun } from './use-bulk-run.ts';

type Props = {
  action: BulkAction;
  pages: readonly PageRowFragment[];
  /** Called whenever pages were changed. */
  onChanged: () => void;
  /** Called when the dialog is closed after at least one change. */
  onDone: () => void;
  onClose: () => void;
};

/** Publishes, requests or unpublishes several pages: confirmation, progress, result per page, and undo. */
export function BulkPublication({ action, pages, onChanged, onDone, onClose }: Props) {
  const { calls: mutations, run, start, undo } = useBulkRun(action, onChanged);
  function finish() {
    onDone();
    onClose();
  }
  if (run) return <BulkRunModal run={run} onUndo={() => void undo()} onClose={finish} />;
  switch (action) {
    case 'publish':
      return (
        <BulkPublishModal pages={pages} onConfirm={(ready) => void start(ready, mutations.publish)} onClose={onClose} />
      );
    case 'request':
      return (
        <BulkRequestModal
          pages={pages}
          onConfirm={(comment) => void start(pages, mutations.request(comment))}
          onClose={onClose}
        />
      );
    case 'unpublish':
      return (
        <BulkUnpublishModal
          pages={pages}
          onConfirm={(plannedPublications) => void start(pages, mutations.unpublish(plannedPublications))}
          onClose={onClose}
        />
      );
  }
}
