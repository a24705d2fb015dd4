import type { PageRowFragment } from '../../generated/graphql.ts';
import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormModal } from '../../shared/ui/index.ts';

const maxCommentLength = 5000;

type Props = {
  pages: readonly PageRowFragment[];
  onConfirm: (comment: string) => void;
  onClose: () => void;
};

/** Asks for a comment to the reviewers before requesting the publication of several pages. */
export function BulkRequestModal({ pages, onConfirm, onClose }: Props) {
  const { t } = useTranslation();
  const [comment, setComment] = useState('');
  const count = pages.length;
  return (
    <FormModal
      title={t('pages.bulk.request.title', { count })}
      intro={t('pages.bulk.request.intro')}
      submitLabel={t('pages.bulk.request.confirm', { count })}
      form={{ isBusy: false }}
      onSubmit={() => onConfirm(comment.trim())}
      onClose={onClose}
    >
      <Textarea
        label={t('pages.bulk.request.comment')}
        data-autofocus
        autosize
        minRows={3}
        maxRows={8}
        maxLength={maxCommentLength}
        value={comment}
        onChange={(event) => setComment(event.currentTarget.value)}
      />
    </FormModal>
  );
}
