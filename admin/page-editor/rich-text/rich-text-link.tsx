import { ActionIcon, Button, Group, Popover, Tooltip } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkValue } from '../../../site/shared/content-definition.ts';
import { tidyLink } from '../../shared/links/index.ts';
import { readHref, toHref } from '../content/link-value.ts';
import { LinkEditor } from '../fields/link-editor.tsx';

type Props = { editor: Editor; tabIndex: number; onFocus: () => void };

/** Makes the marked words a link, or changes the link that the cursor stands in. */
export function RichTextLink({ editor, tabIndex, onFocus }: Props) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const isActive = useEditorState({ editor, selector: ({ editor: state }) => state.isActive('link') });
  const close = () => {
    setIsOpen(false);
    editor.commands.focus();
  };
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      width={300}
      position="bottom-end"
      trapFocus
      returnFocus
      withRoles={false}
    >
      <Popover.Target>
        <Tooltip label={t('editor.richText.link')}>
          <ActionIcon
            size="sm"
            aria-label={t('editor.richText.link')}
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
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t('editor.richText.link')}>
        {isOpen && <LinkForm editor={editor} isActive={isActive} onDone={close} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function LinkForm({ editor, isActive, onDone }: { editor: Editor; isActive: boolean; onDone: () => void }) {
  const { t } = useTranslation();
  const [link, setLink] = useState(() => currentLink(editor));
  const apply = () => {
    const words = editor.chain().extendMarkRange('link');
    if (link === null) words.unsetLink().run();
    else setWords(editor, link);
    onDone();
  };
  return (
    <>
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
        <Button variant="default" onClick={apply} disabled={link === null}>
          {t('editor.link.apply')}
        </Button>
      </Group>
    </>
  );
}

function currentLink(editor: Editor): LinkValue | null {
  const { href, pageID } = editor.getAttributes('link');
  if (typeof href !== 'string' || href === '') return null;
  const link = readHref(href);
  if (link.kind !== 'internal') return link;
  return { ...link, pageID: Number(pageID) || null };
}

/** Without marked words the address itself becomes the words. */
function setWords(editor: Editor, link: LinkValue): void {
  const tidied = { ...link, value: tidyLink(link.kind, link.value) };
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
