import { EditorContent, useEditor } from '@tiptap/react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { FieldOfKind, FieldProps } from '../field-parts/field-props.ts';
import { FieldWrapper } from '../field-parts/field-wrapper.tsx';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { richTextExtensions } from './extensions.ts';
import classes from './rich-text.module.css';
import { normaliseEditorHtml } from './normalise-editor-html.ts';
import { RichTextToolbar } from './rich-text-toolbar.tsx';

const EMPTY = '<p></p>';

type Props = FieldProps<FieldOfKind<'rich-text'>>;

/** Text with headings, lists, links, quotes and tables, stored as HTML. */
export function RichTextField({ field, name, label, help, value, onChange, error, isReadOnly }: Props) {
  return (
    <FieldWrapper name={name} label={label} help={help} isOptional={!field.required} error={error} isGroup>
      {({ labelID, describedBy }) => (
        <RichTextInput
          html={typeof value === 'string' ? value : ''}
          onChange={onChange}
          labelledBy={labelID}
          describedBy={describedBy}
          hasError={error !== undefined}
          isReadOnly={isReadOnly}
        />
      )}
    </FieldWrapper>
  );
}

type InputProps = {
  html: string;
  onChange: (html: string) => void;
  labelledBy: string;
  describedBy: string | undefined;
  hasError: boolean;
  isReadOnly: boolean;
};

function RichTextInput({ html, onChange, labelledBy, describedBy, hasError, isReadOnly }: InputProps) {
  const shown = useRef(html);
  const [isOpen, setIsOpen] = useState(false);
  const editor = useEditor({
    extensions: richTextExtensions,
    content: html,
    editable: !isReadOnly,
    shouldRerenderOnTransaction: false,
    editorProps: {
      transformPastedHTML: cleanPastedHtml,
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(hasError && { 'aria-invalid': 'true' }),
      },
    },
    onUpdate: ({ editor: changed }) => {
      const next = changed.getHTML();
      shown.current = next === EMPTY ? '' : normaliseEditorHtml(next);
      onChange(shown.current);
    },
  });
  useEffect(() => {
    if (html === shown.current) return;
    shown.current = html;
    editor.commands.setContent(html, { emitUpdate: false });
  }, [editor, html]);
  // Ctrl or Cmd with K edits the link if text is selected or the caret is in a link; otherwise the palette opens.
  const handleKey = (event: KeyboardEvent) => {
    const isCommand = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey;
    if (isReadOnly || !isCommand || event.key.toLowerCase() !== 'k') return;
    if (editor.state.selection.empty && !editor.isActive('link')) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <div className={classes.editor} data-error={hasError || undefined}>
      {!isReadOnly && <RichTextToolbar editor={editor} link={{ isOpen, setIsOpen }} labelledBy={labelledBy} />}
      <EditorContent editor={editor} className={classes.content} onKeyDown={handleKey} />
    </div>
  );
}
