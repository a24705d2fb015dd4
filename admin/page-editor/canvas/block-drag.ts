import { findDropIndex } from './drop-index.ts';

/** What a drag shows: the pointer, and the line where the block would be dropped, null where it would stay. */
export type DragView = {
  key: string;
  x: number;
  y: number;
  line: { top: number; left: number; width: number } | null;
};

type Handlers = {
  onChange: (view: DragView | null) => void;
  /** By how many places the block moves; never 0. */
  onDrop: (key: string, by: number) => void;
};

const BLOCK = '[data-puck-component]';
/** Pixels on the screen, whatever the canvas' scale. */
const THRESHOLD = 6;
const REACH = 40;
const SCROLL_EDGE = 56;
const SCROLL_STEP = 14;
/** Milliseconds that a finger rests before it drags: a finger that moves at once scrolls. */
const TOUCH_DELAY = 300;

type Pressed = { key: string; element: HTMLElement; x: number; y: number };

/** Drags the canvas' blocks with the mouse, a pen or a finger; Escape gives up. */
export class BlockDrag {
  readonly #frame: Document;
  readonly #handlers: Handlers;
  #pressed: Pressed | null = null;
  #pointer = { x: 0, y: 0 };
  #isMoving = false;
  #timers: number[] = [];

  constructor(frame: Document, handlers: Handlers) {
    this.#frame = frame;
    this.#handlers = handlers;
  }

  /** Listens until the signal is aborted. */
  watch(signal: AbortSignal): void {
    const frame = this.#frame;
    frame.body.dataset.movable = '';
    frame.addEventListener('pointerdown', (event) => this.#press(event), { signal });
    frame.addEventListener('pointermove', (event) => this.#move(event), { signal });
    frame.addEventListener('pointerup', () => this.#drop(), { signal });
    frame.addEventListener('pointercancel', () => this.#end(), { signal });
    frame.addEventListener('scroll', () => this.#show(), { signal });
    const keepStill = (event: Event) => this.#isMoving && event.preventDefault();
    frame.addEventListener('touchmove', keepStill, { signal, passive: false });
    frame.addEventListener('contextmenu', keepStill, { signal });
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
    const element = target?.closest<HTMLElement>(BLOCK);
    const key = element?.dataset.puckComponent;
    if (event.button !== 0 || !element || key === undefined || target?.closest('button')) return;
    this.#pressed = { key, element, x: event.clientX, y: event.clientY };
    this.#pointer = { x: event.clientX, y: event.clientY };
    element.setPointerCapture(event.pointerId);
    if (event.pointerType === 'touch') this.#timers.push(window.setTimeout(() => this.#start(), TOUCH_DELAY));
  }

  #move(event: PointerEvent): void {
    if (!this.#pressed) return;
    const { x, y } = this.#pressed;
    this.#pointer = { x: event.clientX, y: event.clientY };
    if (!this.#isMoving && Math.hypot(event.clientX - x, event.clientY - y) < THRESHOLD * this.#unscale()) return;
    // A finger that moves before it has rested scrolls the page.
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
    const { from, to } = this.#place();
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

  /** The browser makes a click of pressing and letting go on the same block, which is no choice of it. */
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
    const edge = SCROLL_EDGE * this.#unscale();
    const { y } = this.#pointer;
    if (y < edge) view.scrollBy({ top: -SCROLL_STEP, behavior: 'instant' });
    else if (y > view.innerHeight - edge) view.scrollBy({ top: SCROLL_STEP, behavior: 'instant' });
  }

  #show(): void {
    if (!this.#isMoving || !this.#pressed) return;
    const { from, to, edges } = this.#place();
    const over = to === from ? undefined : edges[to];
    const line = over ? this.#lineAt(to < from ? over.top : over.bottom, over) : null;
    this.#handlers.onChange({ key: this.#pressed.key, ...this.#pointer, line });
  }

  /** A place that is out of view shows at the edge that it lies beyond. */
  #lineAt(place: number, { left, width }: DOMRect): DragView['line'] {
    const margin = 2 * this.#unscale();
    const height = this.#frame.defaultView?.innerHeight ?? 0;
    return { top: Math.min(Math.max(place, margin), height - margin), left, width };
  }

  #place(): { from: number; to: number; edges: DOMRect[] } {
    const blocks = [...this.#frame.querySelectorAll<HTMLElement>(BLOCK)];
    const edges = blocks.map((block) => block.getBoundingClientRect());
    const from = this.#pressed ? blocks.indexOf(this.#pressed.element) : -1;
    const to = findDropIndex(edges, { from, y: this.#pointer.y, reach: REACH * this.#unscale() });
    return { from, to, edges };
  }

  /** Pixels of the frame for one on the screen. */
  #unscale(): number {
    return Number(this.#frame.documentElement.style.getPropertyValue('--unscale')) || 1;
  }
}
