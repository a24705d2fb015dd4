import { useState } from 'react';
import { mapScrollPosition, type ScrollLayout } from './map-scroll-position.ts';

/** Scrolls several previews together. */
export type ScrollSync = {
  /** Adds a document to those that are scrolled together; returns the function that removes it. */
  join: (frame: Document) => () => void;
};

/** Creates a sync for previews that are scrolled together. */
export function useScrollSync(): ScrollSync {
  const [sync] = useState(createScrollSync);
  return sync;
}

function createScrollSync(): ScrollSync {
  const frames = new Set<Document>();
  /** Positions that were set here, to ignore the scroll events that follow. */
  const expected = new WeakMap<Document, number>();
  const follow = (frame: Document) => {
    const top = scrollTopOf(frame);
    const ownScroll = expected.get(frame);
    expected.delete(frame);
    if (ownScroll !== undefined && Math.abs(ownScroll - top) < 2) return;
    for (const other of frames) if (other !== frame) scrollOther(frame, other, expected);
  };
  return {
    join: (frame) => {
      const handleScroll = () => follow(frame);
      frames.add(frame);
      frame.addEventListener('scroll', handleScroll, { passive: true });
      return () => {
        frames.delete(frame);
        frame.removeEventListener('scroll', handleScroll);
      };
    },
  };
}

function scrollOther(frame: Document, other: Document, expected: WeakMap<Document, number>): void {
  const top = Math.round(mapScrollPosition(scrollTopOf(frame), measureLayout(frame), measureLayout(other)));
  if (Math.abs(top - scrollTopOf(other)) < 1) return;
  expected.set(other, top);
  other.defaultView?.scrollTo({ top, behavior: 'instant' });
}

function scrollTopOf({ documentElement }: Document): number {
  return documentElement.scrollTop;
}

function measureLayout(frame: Document): ScrollLayout {
  const { scrollHeight, clientHeight } = frame.documentElement;
  const scrolled = scrollTopOf(frame);
  const blockOffsets = [...frame.querySelectorAll<HTMLElement>('[data-preview-block]')].map((element) => ({
    key: element.dataset.previewBlock ?? '',
    top: element.getBoundingClientRect().top + scrolled,
  }));
  return { blockOffsets, maxScroll: scrollHeight - clientHeight };
}
