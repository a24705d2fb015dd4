import { type ComponentType, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findPageType } from '../../../site/page-types/index.ts';
import type { PagePartProps, ViewPage } from '../../../site/shared/view-page.ts';
import { useTools } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import { BlockBoundary } from './block-boundary.tsx';
import { BrokenNotice } from './canvas-notices.tsx';
import { CanvasPlace } from './canvas-place.ts';
import { CanvasSurroundings } from './canvas-surroundings.tsx';
import { toViewContent } from './view-content.ts';

/** The page around its blocks, as its type shows it to visitors. */
export function CanvasPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const place = useContext(CanvasPlace);
  const title = useContentValue((content) => content.title);
  const pageType = useContentValue((content) => content.pageType);
  const page = useMemo<ViewPage>(
    () => ({ ...place, title, pageType: toViewContent(pageType) }),
    [place, title, pageType],
  );
  const { Header, Opening, Closing, Footer } = findPageType(pageType.id);
  return (
    <>
      <PagePart page={page} part={Header} name={t('editor.canvas.header')} />
      <main>
        <PagePart page={page} part={Opening} name={t('editor.canvas.opening')} />
        <CanvasSurroundings>{children}</CanvasSurroundings>
        <EmptyCanvas />
        <PagePart page={page} part={Closing} name={t('editor.canvas.closing')} />
      </main>
      <PagePart page={page} part={Footer} name={t('editor.canvas.footer')} />
    </>
  );
}

type PartProps = { part: ComponentType<PagePartProps> | undefined; page: ViewPage; name: string };

/** A part of the page type is looked at here and filled in under the page settings, where a click leads. */
function PagePart({ part: Part, page, name }: PartProps) {
  const { t } = useTranslation();
  const { act } = useTools();
  if (!Part) return null;
  return (
    <div className="editor-part">
      <div inert style={{ display: 'contents' }}>
        <BlockBoundary content={page} fallback={(reason) => <BrokenNotice reason={reason} />}>
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
  const { act, isReadOnly } = useTools();
  const isEmpty = useContentValue(({ blocks }) => blocks.length === 0);
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
