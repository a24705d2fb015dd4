/** What the side panel is for (specification section 4). */
export type Activity =
  | 'Editing'
  | 'AddingBlock'
  | 'EditingPageSettings'
  | 'EditingSEOSettings'
  | 'AddTranslation'
  | 'ReplaceBlock'
  | 'AcceptRequest';

/** A place in a field: behind so many characters of words that stand in it. */
export type Caret = { text: string; offset: number };

export type EditorState = {
  activity: Activity;
  /** Key of the block that outline, canvas and panel show as the current one. */
  selected: string | null;
  /** Keys of the blocks that are selected together, in the page's order; none where it is one alone. */
  marked: readonly string[];
  /** The other end of what the next Shift would select; null for the selected block itself. */
  rangeFrom: string | null;
  /** Where a block is put that is being added: its place among the blocks, null for below the current one or last. */
  insertAt: number | null;
  /** What the picker of blocks was opened from, and leads back to. */
  before: Activity;
  /** A block that the arrow keys move until it is dropped, and the order of all keys when it was picked up. */
  carried: { key: string; order: readonly string[] } | null;
  /** A field that the panel scrolls to and puts the focus in; `turn` counts, so that the same one works twice. */
  target: { name: string; turn: number; caret: Caret | undefined } | null;
  /** Where there is no room for all: what stands in the panel's place. */
  view: PanelView;
  /** At phone width: whether the panel covers the lower half. */
  isPanelOpen: boolean;
};

export type PanelView = 'activity' | 'outline' | 'publication';

export type EditorAction =
  | { type: 'select'; key: string | null }
  /** Several together; what happens to the block with that key happens to all of them. */
  | { type: 'mark'; key: string; keys: readonly string[]; from: string }
  | { type: 'edit'; key: string; field?: string; caret?: Caret | undefined }
  | { type: 'open'; activity: Activity; field?: string }
  | { type: 'add'; at: number | null }
  | { type: 'added'; key: string }
  /** Added while more are going to be: the picker stays, and the next one goes below. */
  | { type: 'added-one'; key: string; at: number }
  | { type: 'replace'; key: string }
  /** Leaves the picker of blocks without choosing. */
  | { type: 'stop-choosing' }
  | { type: 'pick-up'; key: string; order: readonly string[] }
  | { type: 'drop' }
  | { type: 'removed'; keys: readonly string[]; next: string | null }
  | { type: 'show'; view: Exclude<PanelView, 'activity'> }
  | { type: 'close-panel' };

export const initialEditorState: EditorState = {
  activity: 'Editing',
  selected: null,
  marked: [],
  rangeFrom: null,
  insertAt: null,
  before: 'Editing',
  carried: null,
  target: null,
  view: 'activity',
  isPanelOpen: false,
};

/** Whether the panel's activity is choosing a block, which the picker is for. */
export function isChoosing({ activity }: EditorState): boolean {
  return activity === 'AddingBlock' || activity === 'ReplaceBlock';
}

/** The blocks that a deed on one of them is for: all that are selected together with it. */
export function chosenWith({ marked }: EditorState, key: string): readonly string[] {
  return marked.includes(key) ? marked : [key];
}

/** Selecting a block leads back to Editing, whatever the panel was for. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'select':
      return select(state, action.key);
    case 'mark':
      return mark(state, action);
    case 'edit':
      return { ...state, ...editing(action.key), target: nextTarget(state, action.field, action.caret), carried: null };
    case 'open':
      return { ...state, ...opening(action.activity), target: nextTarget(state, action.field) };
    case 'add':
      return { ...state, ...choosing(state, 'AddingBlock'), insertAt: action.at };
    case 'added-one':
      return { ...state, ...one, selected: action.key, insertAt: action.at };
    case 'replace':
      return { ...state, ...choosing(state, 'ReplaceBlock'), ...one, selected: action.key };
    case 'stop-choosing':
      return isChoosing(state) ? { ...state, activity: state.before, insertAt: null } : state;
    case 'pick-up':
      return { ...state, carried: { key: action.key, order: action.order }, selected: action.key };
    case 'drop':
      return { ...state, carried: null };
    case 'added':
      return { ...state, ...editing(action.key), target: nextTarget(state, '') };
    case 'removed':
      return state.selected !== null && action.keys.includes(state.selected)
        ? { ...state, ...one, selected: action.next, target: null, carried: null }
        : state;
    case 'show':
      return { ...state, view: action.view, isPanelOpen: true };
    case 'close-panel':
      return { ...state, isPanelOpen: false };
  }
}

/** No others beside the selected block. */
const one = { marked: [], rangeFrom: null } as const;

function mark(state: EditorState, { key, keys, from }: Extract<EditorAction, { type: 'mark' }>): EditorState {
  const marked = keys.length > 1 ? keys : [];
  return { ...select({ ...state, ...one }, key), marked, rangeFrom: from, carried: null };
}

function select(state: EditorState, key: string | null): EditorState {
  if (key === state.selected) return state.marked.length > 0 ? { ...state, ...one } : state;
  if (key === null) return { ...state, ...one, selected: null, target: null };
  return {
    ...state,
    ...opening('Editing'),
    ...one,
    selected: key,
    target: null,
    carried: null,
    isPanelOpen: state.isPanelOpen,
  };
}

function editing(key: string): Partial<EditorState> {
  return { ...opening('Editing'), ...one, selected: key };
}

/** The picker stands over everything, so nothing moves below it. */
function choosing(state: EditorState, activity: 'AddingBlock' | 'ReplaceBlock'): Partial<EditorState> {
  return { activity, before: isChoosing(state) ? state.before : state.activity, target: null };
}

function opening(activity: Activity): Partial<EditorState> {
  return { activity, insertAt: null, view: 'activity', isPanelOpen: true };
}

function nextTarget(state: EditorState, field: string | undefined, caret?: Caret): EditorState['target'] {
  return field === undefined ? null : { name: field, turn: (state.target?.turn ?? 0) + 1, caret };
}
