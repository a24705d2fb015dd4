import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCheckText } from '../checks/use-check-text.ts';
import { useBlockAdvice } from '../checks/writing/use-writing-advice.ts';
import { useTools } from '../editor/editor-context.ts';

/** At a block on whose writing something is advised: what, and the way to the field that it is about. */
export function BlockBadge({ blockKey }: { blockKey: string }) {
  const { t } = useTranslation();
  const { act } = useTools();
  const textOf = useCheckText();
  const advice = useBlockAdvice(blockKey);
  const [first] = advice;
  if (!first) return null;
  const said = advice.map(textOf).join(' ');
  const field = first.place.kind === 'block' ? first.place.field : '';
  return (
    <button
      type="button"
      className="editor-badge"
      title={said}
      aria-label={t('editor.checks.badge', { count: advice.length, said })}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        act({ type: 'edit', key: blockKey, field });
      }}
    >
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      {advice.length > 1 && advice.length}
    </button>
  );
}
