/** What the side panel is for (specification section 4). */
export type Activity =
  | 'Editing'
  | 'AddingBlock'
  | 'EditingPageSettings'
  | 'EditingSEOSettings'
  | 'AddTranslation'
  | 'ReplaceBlock'
  | 'AcceptRequest';

export type EditorState = {
  activity: Activity;
  /** Key of the block that outline, canvas and panel show as the current one. */
  selected: string | null;
  /** Where a block is put that is being added: its place among the blocks, null for below the current one or last. */
  insertAt: number | null;
  /** What the picker of blocks was opened from, and leads back to. */
  before: Activity;
  /** A block that the arrow keys move until it is dropped, and the place where it was picked up. */
  carried: { key: string; from: number } | null;
  /** A field that the panel scrolls to and puts the focus in; `turn` counts, so that the same one works twice. */
  target: { name: string; turn: number } | null;
  /** Where there is no room for all: what stands in the panel's place. */
  view: PanelView;
  /** At phone width: whether the panel covers the lower half. */
  isPanelOpen: boolean;
};

export type PanelView = 'activity' | 'outline' | 'publication';

export type EditorAction =
  | { type: 'select'; key: string | null }
  | { type: 'edit'; key: string; field?: string }
  | { type: 'open'; activity: Activity; field?: string }
  | { type: 'add'; at: number | null }
  | { type: 'added'; key: string }
  /** Added while more are going to be: the picker stays, and the next one goes below. */
  | { type: 'added-one'; key: string; at: number }
  | { type: 'replace'; key: string }
  /** Leaves the picker of blocks without choosing. */
  | { type: 'stop-choosing' }
  | { type: 'pick-up'; key: string; from: number }
  | { type: 'drop' }
  | { type: 'removed'; key: string; next: string | null }
  | { type: 'show'; view: Exclude<PanelView, 'activity'> }
  | { type: 'close-panel' };

export const initialEditorState: EditorState = {
  activity: 'Editing',
  selected: null,
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

/** Selecting a block leads back to Editing, whatever the panel was for. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'select':
      return select(state, action.key);
    case 'edit':
      return { ...state, ...editing(action.key), target: nextTarget(state, action.field), carried: null };
    case 'open':
      return { ...state, ...opening(action.activity), target: nextTarget(state, action.field) };
    case 'add':
      return { ...state, ...choosing(state, 'AddingBlock'), insertAt: action.at };
    case 'added-one':
      return { ...state, selected: action.key, insertAt: action.at };
    case 'replace':
      return { ...state, ...choosing(state, 'ReplaceBlock'), selected: action.key };
    case 'stop-choosing':
      return isChoosing(state) ? { ...state, activity: state.before, insertAt: null } : state;
    case 'pick-up':
      return { ...state, carried: { key: action.key, from: action.from }, selected: action.key };
    case 'drop':
      return { ...state, carried: null };
    case 'added':
      return { ...state, ...editing(action.key), target: nextTarget(state, '') };
    case 'removed':
      return state.selected === action.key ? { ...state, selected: action.next, target: null, carried: null } : state;
    case 'show':
      return { ...state, view: action.view, isPanelOpen: true };
    case 'close-panel':
      return { ...state, isPanelOpen: false };
  }
}

function select(state: EditorState, key: string | null): EditorState {
  if (key === state.selected) return state;
  if (key === null) return { ...state, selected: null, target: null };
  return {
    ...state,
    ...opening('Editing'),
    selected: key,
    target: null,
    carried: null,
    isPanelOpen: state.isPanelOpen,
  };
}

function editing(key: string): Partial<EditorState> {
  return { ...opening('Editing'), selected: key };
}

/** The picker stands over everything, so nothing moves below it. */
function choosing(state: EditorState, activity: 'AddingBlock' | 'ReplaceBlock'): Partial<EditorState> {
  return { activity, before: isChoosing(state) ? state.before : state.activity, target: null };
}

function opening(activity: Activity): Partial<EditorState> {
  return { activity, insertAt: null, view: 'activity', isPanelOpen: true };
}

function nextTarget(state: EditorState, field: string | undefined): EditorState['target'] {
  return field === undefined ? null : { name: field, turn: (state.target?.turn ?? 0) + 1 };
}
