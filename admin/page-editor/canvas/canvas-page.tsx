import { type ComponentType, type ReactNode, useContext, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findPageType } from '../../../site/page-types/index.ts';
import type { PagePartProps, ViewPage } from '../../../site/shared/view-page.ts';
import { useEditorServices } from '../editor/editor-context.ts';
import { useContentValue } from '../editor/use-content.ts';
import { BlockErrorBoundary } from './block-error-boundary.tsx';
import { RenderErrorNotice } from './canvas-notices.tsx';
import { SiteContext } from './site-context.ts';
import { BlockContextProvider } from './block-context-provider.tsx';
import { toViewContent } from './view-content.ts';

/** Renders the parts of the page type around the blocks, as visitors see them. */
export function CanvasPage({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const siteContext = useContext(SiteContext);
  const title = useContentValue((content) => content.title);
  const pageType = useContentValue((content) => content.pageType);
  const page = useMemo<ViewPage>(
    () => ({ ...siteContext, title, pageType: toViewContent(pageType) }),
    [siteContext, title, pageType],
  );
  const { Header, Opening, Closing, Footer } = findPageType(pageType.id);
  return (
    <>
      <PagePart page={page} part={Header} name={t('editor.canvas.header')} />
      <main>
        <PagePart page={page} part={Opening} name={t('editor.canvas.opening')} />
        <BlockContextProvider>{children}</BlockContextProvider>
        <EmptyCanvas />
        <PagePart page={page} part={Closing} name={t('editor.canvas.closing')} />
      </main>
      <PagePart page={page} part={Footer} name={t('editor.canvas.footer')} />
    </>
  );
}

type PartProps = { part: ComponentType<PagePartProps> | undefined; page: ViewPage; name: string };

/** A part of the page type. A click on it opens the page settings, where its content is edited. */
function PagePart({ part: Part, page, name }: PartProps) {
  const { t } = useTranslation();
  const { dispatch } = useEditorServices();
  if (!Part) return null;
  return (
    <div className="editor-part">
      <div inert style={{ display: 'contents' }}>
        <BlockErrorBoundary content={page} fallback={(reason) => <RenderErrorNotice reason={reason} />}>
          <Part page={page} />
        </BlockErrorBoundary>
      </div>
      <button
        type="button"
        className="editor-part-button"
        aria-label={t('editor.canvas.editPart', { part: name })}
        onClick={(event) => {
          event.stopPropagation();
          dispatch({ type: 'open', activity: 'EditingPageSettings' });
        }}
      />
    </div>
  );
}

function EmptyCanvas() {
  const { t } = useTranslation();
  const { dispatch, isReadOnly } = useEditorServices();
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
            dispatch({ type: 'add', at: null });
          }}
        >
          {t('editor.canvas.addFirst')}
        </button>
      )}
    </div>
  );
}
