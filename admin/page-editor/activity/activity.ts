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
  | { type: 'removed'; key: string; next: string | null }
  | { type: 'show'; view: Exclude<PanelView, 'activity'> }
  | { type: 'close-panel' };

export const initialEditorState: EditorState = {
  activity: 'Editing',
  selected: null,
  insertAt: null,
  target: null,
  view: 'activity',
  isPanelOpen: false,
};

/** Selecting a block leads back to Editing, whatever the panel was for. */
export function editorReducer(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'select':
      return select(state, action.key);
    case 'edit':
      return { ...state, ...editing(action.key), target: nextTarget(state, action.field) };
    case 'open':
      return { ...state, ...opening(action.activity), target: nextTarget(state, action.field) };
    case 'add':
      return { ...state, ...opening('AddingBlock'), insertAt: action.at, target: null };
    case 'added':
      return { ...state, ...editing(action.key), target: nextTarget(state, '') };
    case 'removed':
      return state.selected === action.key ? { ...state, selected: action.next, target: null } : state;
    case 'show':
      return { ...state, view: action.view, isPanelOpen: true };
    case 'close-panel':
      return { ...state, isPanelOpen: false };
  }
}

function select(state: EditorState, key: string | null): EditorState {
  if (key === state.selected) return state;
  if (key === null) return { ...state, selected: null, target: null };
  return { ...state, selected: key, activity: 'Editing', insertAt: null, target: null, view: 'activity' };
}

function editing(key: string): Partial<EditorState> {
  return { ...opening('Editing'), selected: key };
}

function opening(activity: Activity): Partial<EditorState> {
  return { activity, insertAt: null, view: 'activity', isPanelOpen: true };
}

function nextTarget(state: EditorState, field: string | undefined): EditorState['target'] {
  return field === undefined ? null : { name: field, turn: (state.target?.turn ?? 0) + 1 };
}
