import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useCheckText } from '../checks/use-check-text.ts';
import { useBlockAdvice } from '../checks/use-writing-advice.ts';
import { useEditorServices } from '../editor/editor-context.ts';

/** Badge on a block with writing advice; opens the field that the first advice is about. */
export function WritingAdviceBadge({ blockKey }: { blockKey: string }) {
  const { t } = useTranslation();
  const { dispatch } = useEditorServices();
  const textOf = useCheckText();
  const advice = useBlockAdvice(blockKey);
  const [first] = advice;
  if (!first) return null;
  const text = advice.map(textOf).join(' ');
  const field = first.place.kind === 'block' ? first.place.field : '';
  return (
    <button
      type="button"
      className="editor-badge"
      title={text}
      aria-label={t('editor.checks.badge', { count: advice.length, said: text })}
      onPointerDown={(event) => event.stopPropagation()}
      onClick={(event) => {
        event.stopPropagation();
        dispatch({ type: 'edit', key: blockKey, field });
      }}
    >
      <IconAlertTriangle size={16} stroke={1.8} aria-hidden />
      {advice.length > 1 && advice.length}
    </button>
  );
}
