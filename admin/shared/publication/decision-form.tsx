import { Button, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../errors/index.ts';
import classes from './decision-form.module.css';
import type { PublicationDecision, DecisionKind } from './use-publication-decision.ts';

const MAX_FEEDBACK_LENGTH = 5000;

type Props = {
  decision: PublicationDecision;
  /** Name of the requester; null if the user was deleted. */
  requester: string | null;
  onDecided: (kind: DecisionKind) => void;
};

/** Feedback field with buttons to accept and reject; rejecting requires feedback. */
export function DecisionForm({ decision, requester, onDecided }: Props) {
  const { t } = useTranslation();
  const [feedback, setFeedback] = useState('');
  const id = useId();
  const { busy, failure, decide } = decision;
  const name = requester?.split(' ')[0] ?? null;
  const isEmpty = feedback.trim() === '';
  const send = async (kind: DecisionKind) => {
    if (await decide(kind, feedback)) onDecided(kind);
  };
  return (
    <div className={classes.form}>
      <div>
        <div className={classes.head}>
          <label className="ui-small ui-weight-620" htmlFor={id}>
            {name === null ? t('publication.feedback') : t('publication.feedbackFor', { name })}
          </label>
          <span className="ui-small ui-dim ui-numbers" id={`${id}-aside`}>
            {isEmpty ? t('publication.neededToReject') : `${feedback.length} / ${MAX_FEEDBACK_LENGTH}`}
          </span>
        </div>
        <Textarea
          id={id}
          aria-describedby={`${id}-aside`}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={MAX_FEEDBACK_LENGTH}
          placeholder={t('publication.feedbackPlaceholder')}
          value={feedback}
          onChange={(event) => setFeedback(event.currentTarget.value)}
        />
      </div>
      <ErrorList
        collection="publication-requests"
        title={failure === null ? undefined : t(`publication.failed.${failure}`)}
      />
      <Button
        fullWidth
        size="md"
        leftSection={<IconCheck size={17} stroke={1.8} aria-hidden />}
        loading={busy === 'accept'}
        disabled={busy === 'reject'}
        onClick={() => void send('accept')}
      >
        {t('publication.accept')}
      </Button>
      <div className={classes.reject}>
        <Button
          variant="default"
          loading={busy === 'reject'}
          disabled={isEmpty || busy === 'accept'}
          aria-describedby={isEmpty ? `${id}-why` : undefined}
          onClick={() => void send('reject')}
        >
          {t('publication.reject')}
        </Button>
        {isEmpty && (
          <p className={classes.rejectHint} id={`${id}-why`}>
            {name === null ? t('publication.whyNot') : t('publication.whyNotNamed', { name })}
          </p>
        )}
      </div>
    </div>
  );
}
