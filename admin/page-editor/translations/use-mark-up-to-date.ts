import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMarkTranslationUpToDateMutation } from '../../generated/graphql.ts';
import { useErrorText } from '../../shared/errors/index.ts';
import { announce } from '../../shared/ui/index.ts';
import { Errors } from '../../generated/errors.ts';

export type MarkUpToDateControls = { isBusy: boolean; error: string | null; mark: () => Promise<void> };

/** Marks a translation as up to date with its source. */
export function useMarkUpToDate(pageID: number, onDone: () => Promise<unknown>): MarkUpToDateControls {
  const { t } = useTranslation();
  const errorText = useErrorText();
  const [send, { loading }] = useMarkTranslationUpToDateMutation();
  const [error, setError] = useState<string | null>(null);
  const mark = async () => {
    const errors = await send({ variables: { pageID } }).then(
      ({ data }) => data?.markTranslationUpToDate.errors,
      () => undefined,
    );
    const [first] = errors ?? [{ code: Errors.general, property: '' }];
    setError(first ? errorText(first) : null);
    if (first) return;
    announce(t('editor.translations.marked'));
    await onDone();
  };
  return { isBusy: loading, error, mark };
}
