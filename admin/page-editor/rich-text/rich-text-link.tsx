import { ActionIcon, Button, Group, Tooltip } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkValue } from '../../../site/shared/content-definition.ts';
import { normalizeLink } from '../../shared/links/index.ts';
import { FormPopover } from '../../shared/ui/index.ts';
import { parseHref, toHref } from '../content/link-value.ts';
import { shortcutLabel } from '../editor/shortcut-label.ts';
import { LinkEditor } from '../field-parts/link-editor.tsx';

/** Whether the link form is open; a shortcut in the text opens it too. */
export type LinkFormState = { isOpen: boolean; setIsOpen: (isOpen: boolean) => void };

type Props = { editor: Editor; formState: LinkFormState; tabIndex: number; onFocus: () => void };

/** Button and form to link the selected text, or to change the link at the caret. */
export function RichTextLink({ editor, formState, tabIndex, onFocus }: Props) {
  const { t } = useTranslation();
  const { isOpen, setIsOpen } = formState;
  const isActive = useEditorState({ editor, selector: ({ editor: state }) => state.isActive('link') });
  const close = () => {
    setIsOpen(false);
    editor.commands.focus();
  };
  const label = t('editor.richText.link');
  return (
    <FormPopover
      opened={isOpen}
      onClose={() => setIsOpen(false)}
      label={label}
      width={300}
      position="bottom-end"
      target={
        <Tooltip label={`${label} (${shortcutLabel('K')})`}>
          <ActionIcon
            size="sm"
            aria-label={label}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            data-active={isActive || undefined}
            tabIndex={tabIndex}
            onFocus={onFocus}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconLink size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      }
    >
      <LinkForm editor={editor} isActive={isActive} onDone={close} />
    </FormPopover>
  );
}

function LinkForm({ editor, isActive, onDone }: { editor: Editor; isActive: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const [link, setLink] = useState(() => currentLink(editor));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    // React would bubble the event to an outer form.
    event.stopPropagation();
    const chain = editor.chain().extendMarkRange('link');
    if (link === null) chain.unsetLink().run();
    else applyLink(editor, link);
    onDone();
  };
  return (
    <form onSubmit={apply} noValidate>
      <LinkEditor link={link} onChange={setLink} />
      <Group justify="flex-end" gap="xs" mt="sm">
        {isActive && (
          <Button
            variant="subtle"
            color="gray"
            onClick={() => {
              editor.chain().extendMarkRange('link').unsetLink().run();
              onDone();
            }}
          >
            {t('editor.link.remove')}
          </Button>
        )}
        <Button type="submit" variant="default" disabled={link === null}>
          {t('editor.link.apply')}
        </Button>
      </Group>
    </form>
  );
}

function currentLink(editor: Editor): LinkValue | null {
  const { href, pageID } = editor.getAttributes('link');
  if (typeof href !== 'string' || href === '') return null;
  const link = parseHref(href);
  if (link.kind !== 'internal') return link;
  return { ...link, pageID: Number(pageID) || null };
}

/** Applies the link to the selected text; without a selection inserts the address as text. */
function applyLink(editor: Editor, link: LinkValue): void {
  const tidied = { ...link, value: normalizeLink(link.kind, link.value) };
  const attributes = { href: toHref(tidied), pageID: link.pageID ?? null };
  if (editor.state.selection.empty && !editor.isActive('link')) {
    editor
      .chain()
      .insertContent({ type: 'text', text: tidied.value, marks: [{ type: 'link', attrs: attributes }] })
      .run();
    return;
  }
  editor.chain().extendMarkRange('link').setLink(attributes).run();
}
