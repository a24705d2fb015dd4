import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

function CanvasNotice({ tone, children }: { tone: 'bad' | 'warn'; children: ReactNode }) {
  return <div className={`editor-notice editor-notice-${tone}`}>{children}</div>;
}

/** Shown in place of a block or a page part whose component threw an error. */
export function RenderErrorNotice({ reason }: { reason: string }) {
  const { t } = useTranslation();
  return (
    <CanvasNotice tone="bad">
      <p>{t('editor.canvas.broken')}</p>
      {reason !== '' && <p className="editor-notice-reason">{t('editor.canvas.reason', { reason })}</p>}
    </CanvasNotice>
  );
}

/** Shown in place of a block whose type the site does not know. */
export function UnknownBlockNotice({ type }: { type: string }) {
  const { t } = useTranslation();
  return (
    <CanvasNotice tone="warn">
      <p>{t('editor.canvas.unknownBlock', { type })}</p>
      <p className="editor-notice-reason">{t('editor.canvas.unknownHint')}</p>
    </CanvasNotice>
  );
}
