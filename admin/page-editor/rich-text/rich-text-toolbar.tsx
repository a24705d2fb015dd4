import { ActionIcon, Tooltip } from '@mantine/core';
import {
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type ComponentType, type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './rich-text.module.css';
import { type LinkFormState, RichTextLink } from './rich-text-link.tsx';
import { RichTextTable } from './rich-text-table.tsx';

type Command = {
  name: 'bold' | 'italic' | 'heading2' | 'heading3' | 'heading4' | 'bulletList' | 'orderedList' | 'blockquote';
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  isActive: (editor: Editor) => boolean;
  run: (editor: Editor) => boolean;
};

const heading = (level: 2 | 3 | 4, icon: Command['icon']): Command => ({
  name: `heading${level}`,
  icon,
  isActive: (editor) => editor.isActive('heading', { level }),
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
});

const commands: readonly Command[] = [
  {
    name: 'bold',
    icon: IconBold,
    isActive: (e) => e.isActive('bold'),
    run: (e) => e.chain().focus().toggleBold().run(),
  },
  {
    name: 'italic',
    icon: IconItalic,
    isActive: (e) => e.isActive('italic'),
    run: (e) => e.chain().focus().toggleItalic().run(),
  },
  heading(2, IconH2),
  heading(3, IconH3),
  heading(4, IconH4),
  {
    name: 'bulletList',
    icon: IconList,
    isActive: (e) => e.isActive('bulletList'),
    run: (e) => e.chain().focus().toggleBulletList().run(),
  },
  {
    name: 'orderedList',
    icon: IconListNumbers,
    isActive: (e) => e.isActive('orderedList'),
    run: (e) => e.chain().focus().toggleOrderedList().run(),
  },
  {
    name: 'blockquote',
    icon: IconBlockquote,
    isActive: (e) => e.isActive('blockquote'),
    run: (e) => e.chain().focus().toggleBlockquote().run(),
  },
];

type Props = { editor: Editor; link: LinkFormState; labelledBy: string };

/** The formatting toolbar: one tab stop, the arrow keys move between the buttons. */
export function RichTextToolbar({ editor, link, labelledBy }: Props) {
  const { t } = useTranslation();
  const [current, setCurrent] = useState(0);
  const active = useEditorState({
    editor,
    selector: ({ editor: state }) => commands.map(({ isActive }) => isActive(state)),
  });
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    // Popovers of the buttons are rendered in portals, and handle arrow keys themselves.
    const isOnButton = event.target instanceof Node && event.currentTarget.contains(event.target);
    if (step === undefined || !isOnButton) return;
    event.preventDefault();
    const count = commands.length + 2;
    const next = (current + step + count) % count;
    setCurrent(next);
    event.currentTarget.querySelectorAll('button')[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the buttons inside take the focus in turn
    <div
      role="toolbar"
      aria-label={t('editor.richText.toolbar')}
      aria-describedby={labelledBy}
      className={classes.toolbar}
      onKeyDown={walk}
    >
      {commands.map(({ name, icon: Icon, run }, index) => (
        <Tooltip key={name} label={t(`editor.richText.${name}`)}>
          <ActionIcon
            size="sm"
            aria-label={t(`editor.richText.${name}`)}
            aria-pressed={active[index] ?? false}
            data-active={active[index] || undefined}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor)}
          >
            <Icon size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      ))}
      <RichTextLink
        editor={editor}
        formState={link}
        tabIndex={current === commands.length ? 0 : -1}
        onFocus={() => setCurrent(commands.length)}
      />
      <RichTextTable
        editor={editor}
        tabIndex={current === commands.length + 1 ? 0 : -1}
        onFocus={() => setCurrent(commands.length + 1)}
      />
    </div>
  );
}
