import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findBlock, listAnchors } from '../../../site/blocks/index.ts';
import { findPageType } from '../../../site/page-types/index.ts';
import { PageContext } from '../../../site/shared/page-context.ts';
import { todayOnSite } from '../../../site/shared/today.ts';
import type { PagePartProps, ViewPage } from '../../../site/shared/view-page.ts';
import { BlockErrorBoundary } from '../canvas/block-error-boundary.tsx';
import { RenderErrorNotice, UnknownBlockNotice } from '../canvas/canvas-notices.tsx';
import { toViewBlock, toViewContent } from '../canvas/view-content.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import type { ChangeMark, PreviewMarks } from '../../shared/comparison/index.ts';

type Props = {
  label: string;
  content: PageContent;
  siteContext: Pick<ViewPage, 'locale' | 'site'>;
  marks: PreviewMarks;
  openingMark: ChangeMark | null;
  selected: string | null;
};

/** A page as visitors see it, with marks on changed blocks. */
export function PreviewDocument({ label, content, siteContext, marks, openingMark, selected }: Props) {
  const { blocks, pageType, title } = content;
  const page: ViewPage = { ...siteContext, siblings: [], title, pageType: toViewContent(pageType) };
  const { Header, Opening, Closing, Footer } = findPageType(pageType.id);
  return (
    // A named article: with two previews on a screen, landmarks such as main would occur twice.
    <article className="preview-page" aria-label={label}>
      <PreviewPart part={Header} page={page} />
      <div className="preview-main">
        <MarkedPart mark={openingMark}>
          <PreviewPart part={Opening} page={page} />
        </MarkedPart>
        <PageContext value={{ site: siteContext.site, anchors: listAnchors(blocks), path: null, today: todayOnSite() }}>
          {blocks.map((block) => (
            <PreviewBlock
              key={block.key}
              block={block}
              locale={siteContext.locale}
              mark={marks[block.key] ?? null}
              isSelected={block.key === selected}
            />
          ))}
        </PageContext>
        <PreviewPart part={Closing} page={page} />
      </div>
      <PreviewPart part={Footer} page={page} />
    </article>
  );
}

function PreviewPart({ part: Part, page }: { part: ComponentType<PagePartProps> | undefined; page: ViewPage }) {
  if (!Part) return null;
  return (
    <BlockErrorBoundary content={page} fallback={(reason) => <RenderErrorNotice reason={reason} />}>
      <Part page={page} />
    </BlockErrorBoundary>
  );
}

type BlockProps = { block: Block; locale: string; mark: ChangeMark | null; isSelected: boolean };

function PreviewBlock({ block, locale, mark, isSelected }: BlockProps) {
  const { label, summary } = useBlockName(block);
  const view = useMemo(() => toViewBlock(block), [block]);
  const Component = findBlock(block.type)?.component;
  return (
    <MarkedPart
      mark={mark}
      blockKey={block.key}
      isSelected={isSelected}
      label={[label, summary].filter(Boolean).join(': ')}
    >
      {Component ? (
        <BlockErrorBoundary content={block} fallback={(reason) => <RenderErrorNotice reason={reason} />}>
          <Component block={view} locale={locale} />
        </BlockErrorBoundary>
      ) : (
        <UnknownBlockNotice type={block.type} />
      )}
    </MarkedPart>
  );
}

type MarkedPartProps = {
  mark: ChangeMark | null;
  blockKey?: string;
  isSelected?: boolean;
  label?: string;
  children: ReactNode;
};

function MarkedPart({ mark, blockKey, isSelected = false, label, children }: MarkedPartProps) {
  const { t } = useTranslation();
  return (
    <div
      className="preview-part"
      data-preview-block={blockKey}
      data-mark={mark ?? undefined}
      data-selected={isSelected || undefined}
      role={label === undefined ? undefined : 'group'}
      aria-label={label}
    >
      {mark !== null && <p className="preview-tag">{t(`preview.marks.${mark}`)}</p>}
      {children}
    </div>
  );
}
