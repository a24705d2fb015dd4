import { type RefObject, useEffect, useRef } from 'react';
import { type Box, choosePlace, type Occupied } from './choose-place.ts';

/** Screen pixels. A gutter's tag has its name above its buttons, a rail is a column of the buttons alone. */
const BUTTONS = 5;
const PLUS = 32;
const EDGE = 8;
/** The plus stands on the line, which runs a little below the block. */
const BELOW = 4;

/** Puts the tag and the plus of a selected block where they cover no text, if there is such a place. */
export function useOverlayPlaces(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const overlay = ref.current;
    const view = overlay?.ownerDocument.defaultView;
    if (!overlay || !view) return;
    let frame = 0;
    const place = () => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(() => placeParts(overlay));
    };
    placeParts(overlay);
    view.addEventListener('scroll', place, { passive: true });
    view.addEventListener('resize', place);
    // The block's own size changes with what is written into it.
    const sizes = new ResizeObserver(place);
    sizes.observe(overlay);
    return () => {
      view.cancelAnimationFrame(frame);
      view.removeEventListener('scroll', place);
      view.removeEventListener('resize', place);
      sizes.disconnect();
    };
  });
  return ref;
}

function placeParts(overlay: HTMLElement): void {
  const page = overlay.ownerDocument;
  const unscale = Number(page.documentElement.style.getPropertyValue('--unscale')) || 1;
  const block = overlay.getBoundingClientRect();
  const room = 60 * unscale;
  const occupied = readOccupied(page, block.top - room, block.bottom + room);
  overlay.dataset.tag = choosePlace(tagPlaces(overlay, block, unscale), occupied);
  overlay.dataset.plus = choosePlace(plusPlaces(block, unscale), occupied);
}

function tagPlaces(overlay: HTMLElement, block: Box, unscale: number) {
  overlay.dataset.tag = 'above-start';
  const tag = overlay.querySelector('.editor-tag')?.getBoundingClientRect();
  const { width, height } = tag ?? { width: 0, height: 0 };
  // It stays in view while the block is scrolled.
  const above = Math.min(Math.max(block.top - height, 0), block.bottom);
  const inside = Math.min(Math.max(block.top, 0), block.bottom);
  const wide = BUTTONS * height + EDGE * unscale;
  const at = (left: number, top: number, size: { width: number; height: number }): Box => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  const gutter = { width: wide, height: 2 * height };
  const rail = { width: height, height: BUTTONS * height };
  return [
    ['above-start', at(block.left, above, { width, height })],
    ['above-end', at(block.right - width, above, { width, height })],
    ['gutter-start', at(block.left, inside, gutter)],
    ['gutter-end', at(block.right - wide, inside, gutter)],
    ['rail-start', at(block.left, inside, rail)],
    ['rail-end', at(block.right - height, inside, rail)],
  ] as const;
}

function plusPlaces(block: Box, unscale: number) {
  const half = (PLUS / 2) * unscale;
  const at = (middle: number): Box => ({
    left: middle - half,
    top: block.bottom + BELOW * unscale - half,
    right: middle + half,
    bottom: block.bottom + BELOW * unscale + half,
  });
  const inset = half + EDGE * unscale;
  return [
    ['middle', at((block.left + block.right) / 2)],
    ['start', at(block.left + inset)],
    ['end', at(block.right - inset)],
  ] as const;
}

/** The lines of text of the page's blocks and parts between two heights, and the marks of advice there. */
function readOccupied(page: Document, top: number, bottom: number): Occupied {
  const holders = [...page.querySelectorAll('.editor-block, .editor-part')].filter((holder) => {
    const box = holder.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
  const controls = holders.flatMap((holder) =>
    Array.from(holder.querySelectorAll('.editor-badge'), (badge) => badge.getBoundingClientRect()),
  );
  const texts = holders.flatMap((holder) => {
    const walker = page.createTreeWalker(holder, NodeFilter.SHOW_TEXT);
    const boxes: Box[] = [];
    while (walker.nextNode()) {
      if (!walker.currentNode.nodeValue?.trim()) continue;
      const range = page.createRange();
      range.selectNodeContents(walker.currentNode);
      boxes.push(...range.getClientRects());
    }
    return boxes;
  });
  return { texts, controls };
}
