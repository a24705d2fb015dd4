import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useEditorServices } from '../editor/editor-context.ts';
import { toLanguageTag } from './to-language-tag.ts';
import { canvasStyles } from './canvas-styles.ts';
import { DragLayer } from './drag-layer.tsx';
import { useCanvasKeyboard } from './use-canvas-keyboard.ts';
import { useMultiSelectClicks } from './use-multi-select-clicks.ts';
import { useScrollToSelection } from './use-scroll-to-selection.ts';
import { useRemoveButtonAttributes } from './use-remove-button-attributes.ts';
import { useTextDoubleClick } from './use-text-double-click.ts';

/** Sets up the canvas' document: the site's styles, the language, keyboard and pointer handling. */
export function CanvasFrame({ children, document: frame }: { children: ReactNode; document?: Document }) {
  const { t } = useTranslation();
  const { locale } = useEditorServices();
  const title = t('editor.canvas.title');
  useInsertionEffect(() => {
    if (!frame) return;
    const style = frame.createElement('style');
    style.textContent = canvasStyles;
    frame.head.append(style);
    return () => style.remove();
  }, [frame]);
  useEffect(() => {
    if (!frame) return;
    frame.documentElement.lang = toLanguageTag(locale);
    frame.title = title;
    const element = frame.defaultView?.frameElement;
    element?.setAttribute('title', title);
  }, [frame, locale, title]);
  useCanvasKeyboard(frame);
  useMultiSelectClicks(frame);
  useTextDoubleClick(frame);
  useScrollToSelection(frame);
  useRemoveButtonAttributes(frame);
  return (
    <>
      {children}
      <p id="editor-block-help" className="editor-hidden">
        {t('editor.canvas.help')}
      </p>
      {frame && <DragLayer frame={frame} />}
    </>
  );
}
