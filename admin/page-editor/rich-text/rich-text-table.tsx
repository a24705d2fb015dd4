import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconTable } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addColumnBefore,
  addRowAfter,
  addRowBefore,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import { insertTable } from './tables.ts';

type Props = { editor: Editor; tabIndex: number; onFocus: () => void };

const groups = [
  [
    ['rowBelow', addRowAfter],
    ['rowAbove', addRowBefore],
    ['columnAfter', addColumnAfter],
    ['columnBefore', addColumnBefore],
  ],
  [['headerRow', toggleHeaderRow]],
  [
    ['removeRow', deleteRow],
    ['removeColumn', deleteColumn],
    ['removeTable', deleteTable],
  ],
] as const satisfies readonly (readonly (readonly [string, Command])[])[];

/** Menu that inserts a table, or inside a table adds and removes rows and columns. */
export function RichTextTable({ editor, tabIndex, onFocus }: Props) {
  const { t } = useTranslation();
  const isActive = useEditorState({ editor, selector: ({ editor: state }) => state.isActive('table') });
  const run = (command: Command) => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} returnFocus={false}>
      <Menu.Target>
        <Tooltip label={t('editor.richText.table')}>
          <ActionIcon
            size="sm"
            aria-label={t('editor.richText.table')}
            data-active={isActive || undefined}
            tabIndex={tabIndex}
            onFocus={onFocus}
            onMouseDown={(event) => event.preventDefault()}
          >
            <IconTable size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Menu.Target>
      <Menu.Dropdown>
        {isActive ? (
          groups.flatMap((group, index) => [
            ...(index === 0 ? [] : [<Menu.Divider key={group[0][0]} />]),
            ...group.map(([name, command]) => (
              <Menu.Item key={`${name} item`} onClick={() => run(command)}>
                {t(`editor.richText.tables.${name}`)}
              </Menu.Item>
            )),
          ])
        ) : (
          <Menu.Item onClick={() => insertTable(editor)}>{t('editor.richText.tables.insert')}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
