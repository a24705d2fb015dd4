import { useElementSize } from '@mantine/hooks';
import { type CSSProperties, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { type EditorContentFragment, usePreviewSiteQuery } from '../../generated/graphql.ts';
import { canvasStyles } from '../canvas/canvas-styles.ts';
import { languageOf } from '../canvas/language-of.ts';
import { scaleFor } from '../canvas/viewport.ts';
import { fromServer } from '../content/from-server.ts';
import type { PageContent } from '../content/page-content.ts';
import type { ChangeMark, PreviewMarks } from '../../shared/comparison/index.ts';
import { siteNameIn } from '../../shared/settings/index.ts';
import classes from './page-preview.module.css';
import { PreviewDocument } from './preview-document.tsx';
import previewStyles from './preview-frame.css?inline';
import type { ScrollSync } from './use-scroll-sync.ts';

const EMPTY_DOCUMENT = '<!doctype html><html><head></head><body></body></html>';
const NO_MARKS: PreviewMarks = {};

type Props = Omit<ContentProps, 'content'> & { version: EditorContentFragment };

/** A version of a page to look at, in the site's own styles and a document of its own; it fills its parent. */
export function PagePreview({ version, ...rest }: Props) {
  const content = useMemo(() => fromServer(version), [version]);
  return <ContentPreview content={content} {...rest} />;
}

type ContentProps = {
  /** What is shown here, for screen readers: 'Live now, version 6'. */
  label: string;
  content: PageContent;
  locale: string;
  /** Width of the page in CSS pixels; it is scaled to the room there is. */
  width: number;
  marks?: PreviewMarks;
  /** On the page type's part with the title. */
  headMark?: ChangeMark | null;
  /** Key of a block that is brought into view and stands out. */
  selected?: string | null;
  onSelect?: (key: string) => void;
  /** Previews with the same one are scrolled together. */
  sync?: ScrollSync;
};

/** As PagePreview, of a content that need not be stored. */
export function ContentPreview({ label, content, locale, width, marks = NO_MARKS, ...rest }: ContentProps) {
  const { headMark = null, selected = null, onSelect, sync } = rest;
  const [frame, setFrame] = useState<Document | null>(null);
  const { ref, width: room, height } = useElementSize();
  const { data } = usePreviewSiteQuery();
  const scale = scaleFor(width, room);
  useFrame(frame, { locale, label, unscale: 1 / scale });
  useClicks(frame, onSelect);
  useSelected(frame, selected);
  useEffect(() => (frame && sync ? sync.join(frame) : undefined), [frame, sync]);

  const style: CSSProperties = { width, height: height / scale, transform: `scale(${scale})` };
  const site = data && {
    name: siteNameIn(data.settings, locale),
    contactPhone: data.settings.contactPhone,
    defaultLocale: data.settings.defaultLocale,
  };
  return (
    <div ref={ref} className={classes.room}>
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
          <PreviewDocument {...{ label, content, place: { locale, site }, marks, headMark, selected }} />,
          frame.body,
        )}
    </div>
  );
}

type FrameLook = { locale: string; label: string; unscale: number };

function useFrame(frame: Document | null, { locale, label, unscale }: FrameLook): void {
  useEffect(() => {
    if (!frame) return;
    const style = frame.createElement('style');
    style.textContent = `${canvasStyles}\n${previewStyles}`;
    frame.head.append(style);
    return () => style.remove();
  }, [frame]);
  useEffect(() => {
    if (!frame) return;
    frame.documentElement.lang = languageOf(locale);
    frame.title = label;
    frame.documentElement.style.setProperty('--unscale', String(unscale));
  }, [frame, locale, label, unscale]);
}

/** Links and buttons of the page lead nowhere here; a click on a block selects it. */
function useClicks(frame: Document | null, onSelect: ((key: string) => void) | undefined): void {
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

function useSelected(frame: Document | null, selected: string | null): void {
  useEffect(() => {
    if (!frame || selected === null) return;
    const element = frame.querySelector(`[data-preview-block="${CSS.escape(selected)}"]`);
    element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [frame, selected]);
}
