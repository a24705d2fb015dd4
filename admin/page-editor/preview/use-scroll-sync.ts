import { useState } from 'react';
import { mapScroll, type ScrollPlan } from './scroll-map.ts';

export type ScrollSync = {
  /** Joins a document to those that are scrolled together; the answer takes it out again. */
  join: (frame: Document) => () => void;
};

/** Lets two previews be scrolled together: give both the same one. */
export function useScrollSync(): ScrollSync {
  const [sync] = useState(createScrollSync);
  return sync;
}

function createScrollSync(): ScrollSync {
  const frames = new Set<Document>();
  /** Where we scrolled a document to ourselves: the event that follows is not the reader's. */
  const expected = new WeakMap<Document, number>();
  const follow = (frame: Document) => {
    const top = scrollTopOf(frame);
    const ours = expected.get(frame);
    expected.delete(frame);
    if (ours !== undefined && Math.abs(ours - top) < 2) return;
    for (const other of frames) if (other !== frame) scrollAlong(frame, other, expected);
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

function scrollAlong(frame: Document, other: Document, expected: WeakMap<Document, number>): void {
  const top = Math.round(mapScroll(scrollTopOf(frame), planOf(frame), planOf(other)));
  if (Math.abs(top - scrollTopOf(other)) < 1) return;
  expected.set(other, top);
  other.defaultView?.scrollTo({ top, behavior: 'instant' });
}

function scrollTopOf({ documentElement }: Document): number {
  return documentElement.scrollTop;
}

function planOf(frame: Document): ScrollPlan {
  const { scrollHeight, clientHeight } = frame.documentElement;
  const scrolled = scrollTopOf(frame);
  const landmarks = [...frame.querySelectorAll<HTMLElement>('[data-preview-block]')].map((element) => ({
    key: element.dataset.previewBlock ?? '',
    top: element.getBoundingClientRect().top + scrolled,
  }));
  return { landmarks, end: scrollHeight - clientHeight };
}
