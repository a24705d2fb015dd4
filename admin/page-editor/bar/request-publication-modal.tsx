import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorList } from '../../shared/errors/index.ts';
import { announce, FormModal } from '../../shared/ui/index.ts';
import { CharacterCounter } from '../field-parts/character-counter.tsx';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import type { PublicationControls } from './use-publication-controls.ts';

const COMMENT_LIMIT = 5000;

/** Requests publication, or requests it again for the newest version, with a comment for the reviewers. */
export function RequestPublicationModal({ controls, isResend }: { controls: PublicationControls; isResend: boolean }) {
  const { t } = useTranslation();
  const { busy, failure, perform } = controls.publication;
  const [comment, setComment] = useState('');
  const send = async () => {
    if (!(await perform({ kind: 'request', comment: comment.trim() }))) return;
    announce(t('editor.announcements.requested'));
    controls.closeDialog();
  };
  return (
    <FormModal
      title={t(isResend ? 'editor.request.titleAgain' : 'editor.request.title')}
      intro={t(isResend ? 'editor.request.introAgain' : 'editor.request.intro')}
      submitLabel={t(isResend ? 'editor.publication.resend' : 'editor.request.send')}
      form={{ isBusy: busy === 'request' }}
      onSubmit={() => void send()}
      onClose={controls.closeDialog}
    >
      <ErrorList
        collection="publication-requests"
        title={failure === null ? undefined : t(`editor.failures.${failure.kind}`)}
      />
      <FieldWrapper
        name="comment"
        label={t('editor.request.comment')}
        aside={
          comment === '' ? t('common.optional') : <CharacterCounter length={comment.length} limit={COMMENT_LIMIT} />
        }
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
      </FieldWrapper>
    </FormModal>
  );
}
