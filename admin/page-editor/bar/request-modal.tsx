import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../../shared/errors/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';
import { Counter } from '../fields/counter.tsx';
import { FieldShell } from '../fields/field-shell.tsx';
import type { PublicationDesk } from './use-publication-desk.ts';

const COMMENT_LIMIT = 5000;

/** Asks for publication, or asks again for the newest version, with a comment for whoever reviews it. */
export function RequestModal({ desk, isAgain }: { desk: PublicationDesk; isAgain: boolean }) {
  const { t } = useTranslation();
  const { busy, failure, perform } = desk.publication;
  const [comment, setComment] = useState('');
  const send = async () => {
    if (!(await perform({ kind: 'request', comment: comment.trim() }))) return;
    announce(t('editor.said.requested'));
    desk.closeDialog();
  };
  return (
    <FormModal
      title={t(isAgain ? 'editor.request.titleAgain' : 'editor.request.title')}
      intro={t(isAgain ? 'editor.request.introAgain' : 'editor.request.intro')}
      submitLabel={t(isAgain ? 'editor.publication.resend' : 'editor.request.send')}
      isBusy={busy === 'request'}
      onSubmit={() => void send()}
      onClose={desk.closeDialog}
    >
      <ErrorList
        collection="publication-requests"
        title={failure === null ? undefined : t(`editor.failures.${failure.kind}`)}
      />
      <FieldShell
        name="comment"
        label={t('editor.request.comment')}
        aside={comment === '' ? t('common.optional') : <Counter length={comment.length} limit={COMMENT_LIMIT} />}
      >
        {({ id, describedBy }) => (
          <Textarea
            id={id}
            aria-describedby={describedBy}
            autosize
            minRows={4}
            maxRows={10}
            maxLength={COMMENT_LIMIT}
            data-autofocus
            placeholder={t('editor.request.placeholder')}
            value={comment}
            onChange={(event) => setComment(event.currentTarget.value)}
          />
        )}
      </FieldShell>
    </FormModal>
  );
}
