/** The activity that the side panel shows (specification section 4). */
export type Activity =
  | 'Editing'
  | 'AddingBlock'
  | 'EditingPageSettings'
  | 'EditingSEOSettings'
  | 'AddTranslation'
  | 'ReplaceBlock'
  | 'AcceptRequest';

/** A caret position: `offset` characters after the start of `text`, which is part of a field's text. */
export type Caret = { text: string; offset: number };

/** State of the editor's screen: selection, activity of the panel, and keyboard drag. */
export type EditorState = {
  activity: Activity;
  /** Key of the block that outline, canvas and panel show as current. */
  selected: string | null;
  /** Keys of the blocks that are selected together, in page order; empty if at most one block is selected. */
  selectedKeys: readonly string[];
  /** Start of the range that Shift extends; null for the selected block. */
  rangeFrom: string | null;
  /** Index at which the picker inserts a block; null for below the selected block, or at the end. */
  insertAt: number | null;
  /** Activity to return to when the block picker is cancelled. */
  previousActivity: Activity;
  /** Block that the arrow keys move until it is dropped, and the order of all keys when it was picked up. */
  grabbed: { key: string; order: readonly string[] } | null;
  /** Field that the panel scrolls to and focuses; `requestCount` lets the same field be focused again. */
  target: { name: string; requestCount: number; caret: Caret | undefined } | null;
  /** What narrow screens show in place of the panel. */
  view: PanelView;
  /** At phone width: whether the panel covers the lower half. */
  isPanelOpen: boolean;
};

/** What a narrow screen shows: the activity's panel, the outline, or the publication panel. */
export type PanelView = 'activity' | 'outline' | 'publication';

export type EditorAction =
  | { type: 'select'; key: string | null }
  /** Selects several blocks; actions on the block `key` apply to all of them. */
  | { type: 'select-several'; key: string; keys: readonly string[]; from: string }
  | { type: 'edit'; key: string; field?: string; caret?: Caret | undefined }
  | { type: 'open'; activity: Activity; field?: string }
  | { type: 'add'; at: number | null }
  | { type: 'added'; key: string }
  /** A block was added and the picker stays open; the next one goes below. */
  | { type: 'added-and-stay'; key: string; at: number }
  | { type: 'replace'; key: string }
  /** Closes the block picker without a choice. */
  | { type: 'cancel-picker' }
  | { type: 'pick-up'; key: string; order: readonly string[] }
  | { type: 'drop' }
  | { type: 'removed'; keys: readonly string[]; next: string | null }
  | { type: 'show'; view: Exclude<PanelView, 'activity'> }
  | { type: 'close-panel' };

export const initialEditorState: EditorState = {
  activity: 'Editing',
  selected: null,
  selectedKeys: [],
  rangeFrom: null,
  insertAt: null,
  previousActivity: 'Editing',
  grabbed: null,
  target: null,
  view: 'activity',
  isPanelOpen: false,
};

/** Whether the block picker is open. */
export function isPickingBlock({ activity }: EditorState): boolean {
  return activity === 'AddingBlock' || activity === 'ReplaceBlock';
}

/** Keys of the blocks that an action on the block `key` applies to: all that are selected together with it. */
export function affectedKeys({ selectedKeys }: EditorState, key: string): readonly string[] {
  return selectedKeys.includes(key) ? selectedKeys : [key];
}

/** Reducer of the editor's state. Selecting a block always switches to the activity Editing. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'select':
      return select(state, action.key);
    case 'select-several':
      return selectSeveral(state, action);
    case 'edit':
      return {
        ...state,
        ...editBlock(action.key),
        target: nextFocusTarget(state, action.field, action.caret),
        grabbed: null,
      };
    case 'open':
      return { ...state, ...openActivity(action.activity), target: nextFocusTarget(state, action.field) };
    case 'add':
      return { ...state, ...openPicker(state, 'AddingBlock'), insertAt: action.at };
    case 'added-and-stay':
      return { ...state, ...singleSelection, selected: action.key, insertAt: action.at };
    case 'replace':
      return { ...state, ...openPicker(state, 'ReplaceBlock'), ...singleSelection, selected: action.key };
    case 'cancel-picker':
      return isPickingBlock(state) ? { ...state, activity: state.previousActivity, insertAt: null } : state;
    case 'pick-up':
      return { ...state, grabbed: { key: action.key, order: action.order }, selected: action.key };
    case 'drop':
      return { ...state, grabbed: null };
    case 'added':
      return { ...state, ...editBlock(action.key), target: nextFocusTarget(state, '') };
    case 'removed':
      return state.selected !== null && action.keys.includes(state.selected)
        ? { ...state, ...singleSelection, selected: action.next, target: null, grabbed: null }
        : state;
    case 'show':
      return { ...state, view: action.view, isPanelOpen: true };
    case 'close-panel':
      return { ...state, isPanelOpen: false };
  }
}

/** Resets the selection of several blocks. */
const singleSelection = { selectedKeys: [], rangeFrom: null } as const;

function selectSeveral(
  state: EditorState,
  { key, keys, from }: Extract<EditorAction, { type: 'select-several' }>,
): EditorState {
  const selectedKeys = keys.length > 1 ? keys : [];
  return { ...select({ ...state, ...singleSelection }, key), selectedKeys, rangeFrom: from, grabbed: null };
}

function select(state: EditorState, key: string | null): EditorState {
  if (key === state.selected) return state.selectedKeys.length > 0 ? { ...state, ...singleSelection } : state;
  if (key === null) return { ...state, ...singleSelection, selected: null, target: null };
  return {
    ...state,
    ...openActivity('Editing'),
    ...singleSelection,
    selected: key,
    target: null,
    grabbed: null,
    isPanelOpen: state.isPanelOpen,
  };
}

function editBlock(key: string): Partial<EditorState> {
  return { ...openActivity('Editing'), ...singleSelection, selected: key };
}

/** The picker is a dialog, so the panel below it stays as it is. */
function openPicker(state: EditorState, activity: 'AddingBlock' | 'ReplaceBlock'): Partial<EditorState> {
  return { activity, previousActivity: isPickingBlock(state) ? state.previousActivity : state.activity, target: null };
}

function openActivity(activity: Activity): Partial<EditorState> {
  return { activity, insertAt: null, view: 'activity', isPanelOpen: true };
}

function nextFocusTarget(state: EditorState, field: string | undefined, caret?: Caret): EditorState['target'] {
  return field === undefined ? null : { name: field, requestCount: (state.target?.requestCount ?? 0) + 1, caret };
}
