import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import type { SaveState } from './save-state.ts';

/** Announces problems of automatic saving to screen readers, and their end; successful saves are not announced. */
export function useAnnounceSaveState({ status }: SaveState): void {
  const { t } = useTranslation();
  const announcedProblem = useRef<'offline' | 'failed' | 'conflict' | null>(null);
  useEffect(() => {
    if (status === 'offline' || status === 'failed' || status === 'conflict') {
      if (announcedProblem.current !== status) announce(t(`editor.save.${status}`));
      announcedProblem.current = status;
    } else if (status === 'saved' && announcedProblem.current !== null) {
      announce(t('editor.announcements.stored'));
      announcedProblem.current = null;
    }
  }, [status, t]);
}
