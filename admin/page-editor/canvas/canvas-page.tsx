import { createUsePuck } from '@puckeditor/core';
import { type ComponentType, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findPageType } from '../../../site/page-types/index.ts';
import type { PagePartProps, ViewPage } from '../../../site/shared/view-page.ts';
import { readHead } from '../content/puck-content.ts';
import { useEditor } from '../editor/editor-context.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { BrokenNotice } from './canvas-notices.tsx';
import { CanvasPlace } from './canvas-place.ts';
import { CanvasSurroundings } from './canvas-surroundings.tsx';
import { toViewContent } from './view-content.ts';

const usePuckStore = createUsePuck();

/** The page around its blocks, as its type shows it to visitors. */
export function CanvasPage({ head: text, children }: { head: string; children: ReactNode }) {
  const { t } = useTranslation();
  const place = useContext(CanvasPlace);
  const head = useMemo(() => readHead(text), [text]);
  const page: ViewPage = { ...place, title: head.title, pageType: toViewContent(head.pageType) };
  const { Header, Opening, Closing, Footer } = findPageType(head.pageType.id);
  const part = { page, content: text };
  return (
    <>
      <PagePart {...part} part={Header} name={t('editor.canvas.header')} />
      <main>
        <PagePart {...part} part={Opening} name={t('editor.canvas.opening')} />
        <CanvasSurroundings>{children}</CanvasSurroundings>
        <EmptyCanvas />
        <PagePart {...part} part={Closing} name={t('editor.canvas.closing')} />
      </main>
      <PagePart {...part} part={Footer} name={t('editor.canvas.footer')} />
    </>
  );
}

type PartProps = { part: ComponentType<PagePartProps> | undefined; page: ViewPage; content: string; name: string };

/** A part of the page type is looked at here and filled in under the page settings, where a click leads. */
function PagePart({ part: Part, page, content, name }: PartProps) {
  const { t } = useTranslation();
  const { act } = useEditor();
  if (!Part) return null;
  return (
    <div className="editor-part">
      <div inert style={{ display: 'contents' }}>
        <BlockBoundary content={content} fallback={(reason) => <BrokenNotice reason={reason} />}>
          <Part page={page} />
        </BlockBoundary>
      </div>
      <button
        type="button"
        className="editor-part-button"
        aria-label={t('editor.canvas.editPart', { part: name })}
        onClick={(event) => {
          event.stopPropagation();
          act({ type: 'open', activity: 'EditingPageSettings' });
        }}
      />
    </div>
  );
}

function EmptyCanvas() {
  const { t } = useTranslation();
  const { act, isReadOnly } = useEditor();
  const isEmpty = usePuckStore(({ appState }) => appState.data.content.length === 0);
  if (!isEmpty) return null;
  return (
    <div className="editor-empty">
      <p>{t('editor.canvas.empty')}</p>
      {!isReadOnly && (
        <button
          type="button"
          onClick={(event) => {
            event.stopPropagation();
            act({ type: 'add', at: null });
          }}
        >
          {t('editor.canvas.addFirst')}
        </button>
      )}
    </div>
  );
}
