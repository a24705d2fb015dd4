import type { ReactNode } from 'react';
import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';

type Props = {
  /** Accessible name, which names the row. */
  label: string;
  /** Width of the open menu in pixels. */
  width: number;
  children: ReactNode;
};

/** All actions on a row of a list, in a menu that “⋯” opens. */
export function RowMenu({ label, width, children }: Props) {
  return (
    <Menu position="bottom-end" width={width}>
      <Menu.Target>
        <ActionIcon size="sm" aria-label={label}>
          <IconDots size={17} stroke={1.8} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={label}>{children}</Menu.Dropdown>
    </Menu>
  );
}
