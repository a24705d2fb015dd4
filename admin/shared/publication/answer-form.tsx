import { Button, Textarea } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../errors/index.ts';
import classes from './answer-form.module.css';
import type { Answering, AnswerKind } from './use-answer.ts';

const FEEDBACK_LIMIT = 5000;

type Props = {
  answering: Answering;
  /** Who asked; null when that user was removed. */
  requester: string | null;
  onAnswered: (kind: AnswerKind) => void;
};

/** Feedback, accepting, and rejecting, which says that it needs feedback. */
export function AnswerForm({ answering, requester, onAnswered }: Props) {
  const { t } = useTranslation();
  const [feedback, setFeedback] = useState('');
  const id = useId();
  const { busy, failure, answer } = answering;
  const name = requester?.split(' ')[0] ?? null;
  const isEmpty = feedback.trim() === '';
  const send = async (kind: AnswerKind) => {
    if (await answer(kind, feedback)) onAnswered(kind);
  };
  return (
    <div className={classes.form}>
      <div>
        <div className={classes.head}>
          <label className={classes.label} htmlFor={id}>
            {name === null ? t('publication.feedback') : t('publication.feedbackFor', { name })}
          </label>
          <span className={classes.aside} id={`${id}-aside`}>
            {isEmpty ? t('publication.neededToReject') : `${feedback.length} / ${FEEDBACK_LIMIT}`}
          </span>
        </div>
        <Textarea
          id={id}
          aria-describedby={`${id}-aside`}
          autosize
          minRows={3}
          maxRows={8}
          maxLength={FEEDBACK_LIMIT}
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
          <p className={classes.why} id={`${id}-why`}>
            {name === null ? t('publication.whyNot') : t('publication.whyNotNamed', { name })}
          </p>
        )}
      </div>
    </div>
  );
}
