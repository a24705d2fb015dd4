import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../shared/ui/index.ts';
import type { SaveState } from './save-state.ts';

/** Says what storing by itself ran into, and when that is over; that it goes well would only disturb. */
export function useSpokenState({ status }: SaveState): void {
  const { t } = useTranslation();
  const trouble = useRef<'offline' | 'failed' | 'conflict' | null>(null);
  useEffect(() => {
    if (status === 'offline' || status === 'failed' || status === 'conflict') {
      if (trouble.current !== status) announce(t(`editor.save.${status}`));
      trouble.current = status;
    } else if (status === 'saved' && trouble.current !== null) {
      announce(t('editor.said.stored'));
      trouble.current = null;
    }
  }, [status, t]);
}
