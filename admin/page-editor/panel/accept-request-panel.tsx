import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { type PublicationRequestFactsFragment, useRequestedChangesQuery } from '../../generated/graphql.ts';
import { AnswerForm, RequestFacts, useAnswer } from '../../shared/publication/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { reviewPath } from '../bar/open-request.ts';
import { useEditor } from '../editor/editor-context.ts';
import { Panel } from './panel.tsx';
import classes from './panel.module.css';

type Props = {
  request: PublicationRequestFactsFragment;
  /** What is on the screen is what a refusal is about. */
  onAnswer: () => void;
};

/** The request to answer: who asks, what changed, feedback, accept and reject. */
export function AcceptRequestPanel({ request, onAnswer }: Props) {
  const { t } = useTranslation();
  const { page, act } = useEditor();
  const { pageVersionID, requestedBy } = request;
  const answering = useAnswer({ pageID: page.id, pageVersionID });
  const isOutdated = pageVersionID !== page.pageVersionID;
  return (
    <Panel title={t('editor.activities.AcceptRequest')} subject="request">
      <RequestFacts request={request} />
      <div className={classes.changes}>
        <ChangeCount request={request} />
        <Link to={reviewPath(request)}>{t('editor.publication.seeChanges')}</Link>
      </div>
      {isOutdated && <p className={classes.note}>{t('editor.publication.isOutdated')}</p>}
      <div className={classes.answer}>
        <AnswerForm
          answering={{ ...answering, answer: (kind, feedback) => (onAnswer(), answering.answer(kind, feedback)) }}
          requester={requestedBy?.name ?? null}
          onAnswered={(kind) => {
            announce(t(`editor.said.answered.${kind}`));
            act({ type: 'open', activity: 'Editing' });
          }}
        />
      </div>
    </Panel>
  );
}

function ChangeCount({ request: { pageVersionID, liveVersionID } }: Pick<Props, 'request'>) {
  const { t } = useTranslation();
  const { data } = useRequestedChangesQuery({ variables: { beforeID: liveVersionID, afterID: pageVersionID } });
  const comparison = data?.comparePageVersions;
  if (liveVersionID === null) return <p>{t('editor.publication.isNew')}</p>;
  if (!comparison) return null;
  return <p>{t('editor.publication.changes', { count: comparison.changeCount })}</p>;
}
