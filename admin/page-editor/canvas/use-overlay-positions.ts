import { type RefObject, useEffect, useRef } from 'react';
import { type Rect, choosePosition, type OccupiedAreas } from './choose-position.ts';

/** Lengths in screen pixels. A toolbar in the gutter has the name above its buttons; a rail is a column of buttons. */
const BUTTON_COUNT = 5;
const ADD_BUTTON_PX = 32;
const MARGIN_PX = 8;
/** The add button is centred on the outline, which is a little below the block. */
const LINE_OFFSET_PX = 4;

/** Positions the toolbar and the add button of a selected block so that they cover as little text as possible. */
export function useOverlayPositions(): RefObject<HTMLDivElement | null> {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const overlay = ref.current;
    const view = overlay?.ownerDocument.defaultView;
    if (!overlay || !view) return;
    let frame = 0;
    const place = () => {
      view.cancelAnimationFrame(frame);
      frame = view.requestAnimationFrame(() => positionParts(overlay));
    };
    positionParts(overlay);
    view.addEventListener('scroll', place, { passive: true });
    view.addEventListener('resize', place);
    // The size of the block changes while its content is edited.
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

function positionParts(overlay: HTMLElement): void {
  const page = overlay.ownerDocument;
  const inverseScale = Number(page.documentElement.style.getPropertyValue('--unscale')) || 1;
  const block = overlay.getBoundingClientRect();
  const searchMargin = 60 * inverseScale;
  const occupied = measureOccupiedAreas(page, block.top - searchMargin, block.bottom + searchMargin);
  overlay.dataset.tag = choosePosition(toolbarPositions(overlay, block, inverseScale), occupied);
  overlay.dataset.plus = choosePosition(addButtonPositions(block, inverseScale), occupied);
}

function toolbarPositions(overlay: HTMLElement, block: Rect, inverseScale: number) {
  overlay.dataset.tag = 'above-start';
  const tag = overlay.querySelector('.editor-tag')?.getBoundingClientRect();
  const { width, height } = tag ?? { width: 0, height: 0 };
  // The toolbar stays in view while the block is scrolled.
  const above = Math.min(Math.max(block.top - height, 0), block.bottom);
  const inside = Math.min(Math.max(block.top, 0), block.bottom);
  const gutterWidth = BUTTON_COUNT * height + MARGIN_PX * inverseScale;
  const at = (left: number, top: number, size: { width: number; height: number }): Rect => ({
    left,
    top,
    right: left + size.width,
    bottom: top + size.height,
  });
  const gutter = { width: gutterWidth, height: 2 * height };
  const rail = { width: height, height: BUTTON_COUNT * height };
  return [
    ['above-start', at(block.left, above, { width, height })],
    ['above-end', at(block.right - width, above, { width, height })],
    ['gutter-start', at(block.left, inside, gutter)],
    ['gutter-end', at(block.right - gutterWidth, inside, gutter)],
    ['rail-start', at(block.left, inside, rail)],
    ['rail-end', at(block.right - height, inside, rail)],
  ] as const;
}

function addButtonPositions(block: Rect, inverseScale: number) {
  const half = (ADD_BUTTON_PX / 2) * inverseScale;
  const at = (middle: number): Rect => ({
    left: middle - half,
    top: block.bottom + LINE_OFFSET_PX * inverseScale - half,
    right: middle + half,
    bottom: block.bottom + LINE_OFFSET_PX * inverseScale + half,
  });
  const inset = half + MARGIN_PX * inverseScale;
  return [
    ['middle', at((block.left + block.right) / 2)],
    ['start', at(block.left + inset)],
    ['end', at(block.right - inset)],
  ] as const;
}

/** Measures the lines of text and the advice badges of blocks and page parts between two vertical positions. */
function measureOccupiedAreas(page: Document, top: number, bottom: number): OccupiedAreas {
  const elements = [...page.querySelectorAll('.editor-block, .editor-part')].filter((element) => {
    const box = element.getBoundingClientRect();
    return box.bottom > top && box.top < bottom;
  });
  const controls = elements.flatMap((element) =>
    Array.from(element.querySelectorAll('.editor-badge'), (badge) => badge.getBoundingClientRect()),
  );
  const texts = elements.flatMap((element) => {
    const walker = page.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const boxes: Rect[] = [];
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
