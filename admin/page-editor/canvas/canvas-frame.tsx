import { type ReactNode, useEffect, useInsertionEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useTools } from '../editor/editor-context.ts';
import { languageOf } from './language-of.ts';
import { canvasStyles } from './canvas-styles.ts';
import { DragMarks } from './drag-marks.tsx';
import { useCanvasKeyboard } from './use-canvas-keyboard.ts';
import { useMarkingClicks } from './use-marking-clicks.ts';
import { useCanvasScroll } from './use-canvas-scroll.ts';
import { useGroupAttributes } from './use-group-attributes.ts';
import { useTextDoubleClick } from './use-text-double-click.ts';

/** The canvas' document: the site's styles, its language and the keyboard. */
export function CanvasFrame({ children, document: frame }: { children: ReactNode; document?: Document }) {
  const { t } = useTranslation();
  const { locale } = useTools();
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
    frame.documentElement.lang = languageOf(locale);
    frame.title = title;
    const element = frame.defaultView?.frameElement;
    element?.setAttribute('title', title);
  }, [frame, locale, title]);
  useCanvasKeyboard(frame);
  useMarkingClicks(frame);
  useTextDoubleClick(frame);
  useCanvasScroll(frame);
  useGroupAttributes(frame);
  return (
    <>
      {children}
      <p id="editor-block-help" className="editor-hidden">
        {t('editor.canvas.help')}
      </p>
      {frame && <DragMarks frame={frame} />}
    </>
  );
}
