import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type EditorContentFragment, usePreviewSettingsQuery } from '../../generated/graphql.ts';
import { canvasStyles } from '../canvas/canvas-styles.ts';
import { toLanguageTag } from '../canvas/to-language-tag.ts';
import { fitScale } from '../canvas/viewport.ts';
import { toPageContent } from '../content/to-page-content.ts';
import type { PageContent } from '../content/page-content.ts';
import type { ChangeMark, PreviewMarks } from '../../shared/comparison/index.ts';
import { getLocalSiteName } from '../../shared/settings/index.ts';
import classes from './page-preview.module.css';
import { PreviewDocument } from './preview-document.tsx';
import previewStyles from './preview-frame.css?inline';
import type { ScrollSync } from './use-scroll-sync.ts';

const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>';
const NO_MARKS: PreviewMarks = {};

type Props = Omit<ContentProps, 'content'> & { version: EditorContentFragment };

/** Preview of a page version in an iframe with the site's styles; it fills its parent. */
export function PagePreview({ version, ...rest }: Props) {
  const content = useMemo(() => toPageContent(version), [version]);
  return <ContentPreview content={content} {...rest} />;
}

type ContentProps = {
  /** Accessible name: 'Live now, version 6'. */
  label: string;
  content: PageContent;
  locale: string;
  /** Width of the page in CSS pixels; it is scaled to the available space. */
  width: number;
  marks?: PreviewMarks;
  /** Change mark on the page type's opening, which shows the title. */
  openingMark?: ChangeMark | null;
  /** Key of a block that is scrolled into view and highlighted. */
  selected?: string | null;
  onSelect?: (key: string) => void;
  /** Previews with the same sync are scrolled together. */
  sync?: ScrollSync;
};

/** As `PagePreview`, for content that need not be stored. */
export function ContentPreview({ label, content, locale, width, marks = NO_MARKS, ...rest }: ContentProps) {
  const { openingMark = null, selected = null, onSelect, sync } = rest;
  const [frame, setFrame] = useState<Document | null>(null);
  const { ref, width: availableWidth, height } = useElementSize();
  const { data } = usePreviewSettingsQuery();
  const scale = fitScale(width, availableWidth);
  useFrameDocument(frame, { locale, label, inverseScale: 1 / scale });
  useBlockClicks(frame, onSelect);
  useScrollToBlock(frame, selected);
  useEffect(() => (frame && sync ? sync.join(frame) : undefined), [frame, sync]);

  const style: CSSProperties = { width, height: height / scale, transform: `scale(${scale})` };
  const site = data && {
    name: getLocalSiteName(data.settings, locale),
    contactPhone: data.settings.contactPhone,
    defaultLocale: data.settings.defaultLocale,
  };
  return (
    <div ref={ref} className={classes.container}>
      <div className={classes.sheet} style={{ width: width * scale }}>
        <iframe
          className={classes.frame}
          style={style}
          title={label}
          srcDoc={EMPTY_DOCUMENT}
          onLoad={(event) => setFrame(event.currentTarget.contentDocument)}
        />
      </div>
      {frame &&
        site &&
        createPortal(
          <PreviewDocument {...{ label, content, siteContext: { locale, site }, marks, openingMark, selected }} />,
          frame.body,
        )}
    </div>
  );
}

type FrameOptions = { locale: string; label: string; inverseScale: number };

function useFrameDocument(frame: Document | null, { locale, label, inverseScale }: FrameOptions): void {
  useEffect(() => {
    if (!frame) return;
    const style = frame.createElement('style');
    style.textContent = `${canvasStyles}\n${previewStyles}`;
    frame.head.append(style);
    return () => style.remove();
  }, [frame]);
  useEffect(() => {
    if (!frame) return;
    frame.documentElement.lang = toLanguageTag(locale);
    frame.title = label;
    frame.documentElement.style.setProperty('--unscale', String(inverseScale));
  }, [frame, locale, label, inverseScale]);
}

/** Disables links and buttons of the page; a click on a block selects it. */
function useBlockClicks(frame: Document | null, onSelect: ((key: string) => void) | undefined): void {
  const handleClick = useEffectEvent((event: Event) => {
    event.preventDefault();
    const key = (event.target as Element | null)?.closest<HTMLElement>('[data-preview-block]')?.dataset.previewBlock;
    if (key !== undefined) onSelect?.(key);
  });
  useEffect(() => {
    if (!frame) return;
    const kinds = ['click', 'auxclick', 'submit'];
    for (const kind of kinds) frame.addEventListener(kind, handleClick, { capture: true });
    return () => {
      for (const kind of kinds) frame.removeEventListener(kind, handleClick, { capture: true });
    };
  }, [frame]);
}

function useScrollToBlock(frame: Document | null, selected: string | null): void {
  useEffect(() => {
    if (!frame || selected === null) return;
    const element = frame.querySelector(`[data-preview-block="${CSS.escape(selected)}"]`);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [frame, selected]);
}
