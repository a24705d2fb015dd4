import { findDropIndex } from './find-drop-index.ts';

/** What is shown during a drag: the pointer position and the drop line; null if the block would stay in place. */
export type DragIndicator = {
  key: string;
  x: number;
  y: number;
  line: { top: number; left: number; width: number } | null;
};

type Handlers = {
  onChange: (view: DragIndicator | null) => void;
  /** `by` is the number of positions that the block moves; never 0. */
  onDrop: (key: string, by: number) => void;
};

const BLOCK_SELECTOR = '[data-puck-component]';
/** Screen pixels, independent of the canvas' scale. */
const DRAG_THRESHOLD_PX = 6;
const MAX_DROP_DEPTH_PX = 40;
const SCROLL_EDGE_PX = 56;
const SCROLL_STEP_PX = 14;
/** How long a finger has to rest before it drags; a finger that moves at once scrolls. */
const TOUCH_DELAY_MS = 300;

type PressedBlock = { key: string; element: HTMLElement; x: number; y: number };

/** Drag and drop of blocks on the canvas with mouse, pen or finger; Escape cancels. */
export class BlockDrag {
  readonly #frame: Document;
  readonly #handlers: Handlers;
  #pressed: PressedBlock | null = null;
  #pointer = { x: 0, y: 0 };
  #isMoving = false;
  #timers: number[] = [];

  constructor(frame: Document, handlers: Handlers) {
    this.#frame = frame;
    this.#handlers = handlers;
  }

  /** Listens until the signal is aborted. */
  listen(signal: AbortSignal): void {
    const frame = this.#frame;
    frame.body.dataset.movable = '';
    frame.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#move(event), { signal });
    frame.addEventListener('pointerup', () => this.#drop(), { signal });
    frame.addEventListener('pointercancel', () => this.#end(), { signal });
    frame.addEventListener('scroll', () => this.#show(), { signal });
    const preventWhileDragging = (event: Event) => this.#isMoving && event.preventDefault();
    frame.addEventListener('touchmove', preventWhileDragging, { signal, passive: false });
    frame.addEventListener('contextmenu', preventWhileDragging, { signal });
    for (const place of [frame, document]) {
      place.addEventListener('keydown', (event) => this.#handleKey(event), { signal, capture: true });
    }
    signal.addEventListener('abort', () => {
      this.#end();
      delete frame.body.dataset.movable;
    });
  }

  #press(event: PointerEvent): void {
    this.#end();
    const target = event.target as HTMLElement | null;
    const element = target?.closest<HTMLElement>(BLOCK_SELECTOR);
    const key = element?.dataset.puckComponent;
    if (event.button !== 0 || !element || key === undefined || target?.closest('button')) return;
    this.#pressed = { key, element, x: event.clientX, y: event.clientY };
    this.#pointer = { x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') this.#timers.push(window.setTimeout(() => this.#start(), TOUCH_DELAY_MS));
  }

  #move(event: PointerEvent): void {
    if (!this.#pressed) return;
    const { x, y } = this.#pressed;
    this.#pointer = { x: event.clientX, y: event.clientY };
    if (!this.#isMoving && Math.hypot(event.clientX - x, event.clientY - y) < DRAG_THRESHOLD_PX * this.#inverseScale())
      return;
    // A finger that moves before the delay scrolls the page.
    if (!this.#isMoving && event.pointerType === 'touch') return this.#end();
    if (!this.#isMoving) this.#start();
    this.#show();
  }

  #start(): void {
    if (!this.#pressed) return;
    this.#isMoving = true;
    this.#pressed.element.dataset.dragged = '';
    this.#frame.body.dataset.dragging = '';
    this.#timers.push(window.setInterval(() => this.#scroll(), 16));
    this.#show();
  }

  #drop(): void {
    const pressed = this.#pressed;
    const wasMoving = this.#isMoving;
    const { from, to } = this.#findDrop();
    this.#end();
    if (!pressed || !wasMoving) return;
    this.#swallowClick();
    if (to !== from) this.#handlers.onDrop(pressed.key, to - from);
  }

  #end(): void {
    for (const timer of this.#timers.splice(0)) window.clearTimeout(timer);
    if (this.#isMoving) {
      delete this.#pressed?.element.dataset.dragged;
      delete this.#frame.body.dataset.dragging;
      this.#handlers.onChange(null);
    }
    this.#pressed = null;
    this.#isMoving = false;
  }

  #handleKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.#isMoving) return;
    event.preventDefault();
    event.stopPropagation();
    this.#end();
    this.#swallowClick();
  }

  /** Suppresses the click that the browser fires after a drag that ends on the same block. */
  #swallowClick(): void {
    const swallow = (event: Event) => {
      event.stopPropagation();
      event.preventDefault();
    };
    this.#frame.addEventListener('click', swallow, { capture: true, once: true });
    const stop = () => this.#frame.removeEventListener('click', swallow, { capture: true });
    this.#frame.addEventListener('pointerdown', stop, { capture: true, once: true });
    this.#frame.addEventListener('pointerup', () => window.setTimeout(stop), { capture: true, once: true });
  }

  #scroll(): void {
    const view = this.#frame.defaultView;
    if (!view) return;
    const edge = SCROLL_EDGE_PX * this.#inverseScale();
    const { y } = this.#pointer;
    if (y < edge) view.scrollBy({ top: -SCROLL_STEP_PX, behavior: 'instant' });
    else if (y > view.innerHeight - edge) view.scrollBy({ top: SCROLL_STEP_PX, behavior: 'instant' });
  }

  #show(): void {
    if (!this.#isMoving || !this.#pressed) return;
    const { from, to, edges } = this.#findDrop();
    const over = to === from ? undefined : edges[to];
    const line = over ? this.#dropLineAt(to < from ? over.top : over.bottom, over) : null;
    this.#handlers.onChange({ key: this.#pressed.key, ...this.#pointer, line });
  }

  /** A drop line outside the view is shown at the nearest edge. */
  #dropLineAt(place: number, { left, width }: DOMRect): DragIndicator['line'] {
    const margin = 2 * this.#inverseScale();
    const height = this.#frame.defaultView?.innerHeight ?? 0;
    return { top: Math.min(Math.max(place, margin), height - margin), left, width };
  }

  #findDrop(): { from: number; to: number; edges: DOMRect[] } {
    const blocks = [...this.#frame.querySelectorAll<HTMLElement>(BLOCK_SELECTOR)];
    const edges = blocks.map((block) => block.getBoundingClientRect());
    const from = this.#pressed ? blocks.indexOf(this.#pressed.element) : -1;
    const to = findDropIndex(edges, { from, y: this.#pointer.y, maxDepth: MAX_DROP_DEPTH_PX * this.#inverseScale() });
    return { from, to, edges };
  }

  /** Frame pixels per screen pixel. */
  #inverseScale(): number {
    return Number(this.#frame.documentElement.style.getPropertyValue('--unscale')) || 1;
  }
}
