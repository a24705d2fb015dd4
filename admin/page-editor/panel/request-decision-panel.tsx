import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PublicationRequestDetailsFragment, useRequestedChangeCountQuery } from '../../generated/graphql.ts';
import { DecisionForm, RequestSummary, usePublicationDecision } from '../../shared/publication/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { reviewPath } from '../bar/find-open-request.ts';
import { usePageEditor } from '../editor/editor-context.ts';
import { EditorPanel } from './editor-panel.tsx';
import classes from './editor-panel.module.css';

type Props = {
  request: PublicationRequestDetailsFragment;
  /** Called before the decision is sent, so that errors are matched with the current content. */
  onDecide: () => void;
};

/** Panel to decide a publication request: requester, number of changes, feedback, accept and reject. */
export function RequestDecisionPanel({ request, onDecide }: Props) {
  const { t } = useTranslation();
  const { page, dispatch } = usePageEditor();
  const { pageVersionID, requestedBy } = request;
  const decision = usePublicationDecision({ pageID: page.id, pageVersionID });
  const isOutdated = pageVersionID !== page.pageVersionID;
  return (
    <EditorPanel title={t('editor.activities.AcceptRequest')} panelID="request">
      <RequestSummary request={request} />
      <div className={classes.changes}>
        <ChangeCount request={request} />
        <Link to={reviewPath(request)}>{t('editor.publication.seeChanges')}</Link>
      </div>
      {isOutdated && <p className={classes.note}>{t('editor.publication.isOutdated')}</p>}
      <div className={classes.decision}>
        <DecisionForm
          decision={{ ...decision, decide: (kind, feedback) => (onDecide(), decision.decide(kind, feedback)) }}
          requester={requestedBy?.name ?? null}
          onDecided={(kind) => {
            announce(t(`editor.announcements.decided.${kind}`));
            dispatch({ type: 'open', activity: 'Editing' });
          }}
        />
      </div>
    </EditorPanel>
  );
}

function ChangeCount({ request: { pageVersionID, liveVersionID } }: Pick<Props, 'request'>) {
  const { t } = useTranslation();
  const { data } = useRequestedChangeCountQuery({ variables: { beforeID: liveVersionID, afterID: pageVersionID } });
  const comparison = data?.comparePageVersions;
  if (liveVersionID === null) return <p>{t('editor.publication.isNew')}</p>;
  if (!comparison) return null;
  return <p>{t('editor.publication.changes', { count: comparison.changeCount })}</p>;
}
