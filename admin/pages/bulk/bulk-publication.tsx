import type { PageRowFragment } from '../../generated/graphql.ts';
import type { BulkAction } from './use-bulk-run.ts';
import { AskPublish } from './ask-publish.tsx';
import { AskRequest } from './ask-request.tsx';
import { AskUnpublish } from './ask-unpublish.tsx';
import { RunModal } from './run-modal.tsx';
import { useBulkRun } from './use-bulk-run.ts';

type Props = {
  action: BulkAction;
  pages: readonly PageRowFragment[];
  /** Called whenever pages were changed. */
  onChanged: () => void;
  /** Called when the dialog is closed after something was done. */
  onDone: () => void;
  onClose: () => void;
};

/** Publishes, requests or unpublishes several pages: asks, shows how far it is, reports page by page, and undoes it. */
export function BulkPublication({ action, pages, onChanged, onDone, onClose }: Props) {
  const { calls, run, start, undo } = useBulkRun(action, onChanged);
  function finish() {
    onDone();
    onClose();
  }
  if (run) return <RunModal run={run} onUndo={() => void undo()} onClose={finish} />;
  switch (action) {
    case 'publish':
      return <AskPublish pages={pages} onConfirm={(ready) => void start(ready, calls.publish)} onClose={onClose} />;
    case 'request':
      return (
        <AskRequest
          pages={pages}
          onConfirm={(comment) => void start(pages, calls.request(comment))}
          onClose={onClose}
        />
      );
    case 'unpublish':
      return (
        <AskUnpublish
          pages={pages}
          onConfirm={(plans) => void start(pages, calls.unpublish(plans))}
          onClose={onClose}
        />
      );
  }
}
