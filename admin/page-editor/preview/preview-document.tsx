import { type ComponentType, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { findBlock } from '../../../site/blocks/index.ts';
import { listAnchors } from '../../../site/blocks/list-anchors.ts';
import { findPageType } from '../../../site/page-types/index.ts';
import { Surroundings } from '../../../site/shared/surroundings.ts';
import type { PagePartProps, ViewPage } from '../../../site/shared/view-page.ts';
import { BlockBoundary } from '../canvas/block-boundary.tsx';
import { useBlockData } from '../canvas/use-block-data.ts';
import { BrokenNotice, UnknownNotice } from '../canvas/canvas-notices.tsx';
import { toViewBlock, toViewContent } from '../canvas/view-content.ts';
import type { Block, PageContent } from '../content/page-content.ts';
import { useBlockName } from '../content/use-block-name.ts';
import type { ChangeMark, PreviewMarks } from '../../shared/comparison/index.ts';

type Props = {
  label: string;
  content: PageContent;
  place: Pick<ViewPage, 'locale' | 'site'>;
  marks: PreviewMarks;
  headMark: ChangeMark | null;
  selected: string | null;
};

/** A page with its type's parts, as visitors see it, and the marks on what differs. */
export function PreviewDocument({ label, content, place, marks, headMark, selected }: Props) {
  const { blocks, pageType, title } = content;
  const page: ViewPage = { ...place, siblings: [], title, pageType: toViewContent(pageType) };
  const { Header, Opening, Closing, Footer } = findPageType(pageType.id);
  return (
    // An article with a name: two previews on one screen would each have a banner, a main part and a footer.
    <article className="preview-page" aria-label={label}>
      <PreviewPart part={Header} page={page} />
      <div className="preview-main">
        <Marked mark={headMark}>
          <PreviewPart part={Opening} page={page} />
        </Marked>
        <Surroundings value={{ site: place.site, anchors: listAnchors(blocks) }}>
          {blocks.map((block) => (
            <PreviewBlock
              key={block.key}
              block={block}
              locale={place.locale}
              mark={marks[block.key] ?? null}
              isSelected={block.key === selected}
            />
          ))}
        </Surroundings>
        <PreviewPart part={Closing} page={page} />
      </div>
      <PreviewPart part={Footer} page={page} />
    </article>
  );
}

function PreviewPart({ part: Part, page }: { part: ComponentType<PagePartProps> | undefined; page: ViewPage }) {
  if (!Part) return null;
  return (
    <BlockBoundary content={page} fallback={(reason) => <BrokenNotice reason={reason} />}>
      <Part page={page} />
    </BlockBoundary>
  );
}

type BlockProps = { block: Block; locale: string; mark: ChangeMark | null; isSelected: boolean };

function PreviewBlock({ block, locale, mark, isSelected }: BlockProps) {
  const { label, summary } = useBlockName(block);
  const view = useMemo(() => toViewBlock(block), [block]);
  const data = useBlockData(block.type, view);
  const Component = findBlock(block.type)?.component;
  return (
    <Marked
      mark={mark}
      blockKey={block.key}
      isSelected={isSelected}
      label={[label, summary].filter(Boolean).join(': ')}
    >
      {Component ? (
        <BlockBoundary content={block} fallback={(reason) => <BrokenNotice reason={reason} />}>
          <Component block={view} locale={locale} data={data} />
        </BlockBoundary>
      ) : (
        <UnknownNotice type={block.type} />
      )}
    </Marked>
  );
}

type MarkedProps = {
  mark: ChangeMark | null;
  blockKey?: string;
  isSelected?: boolean;
  label?: string;
  children: ReactNode;
};

function Marked({ mark, blockKey, isSelected = false, label, children }: MarkedProps) {
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
