import { Popover, type PopoverProps } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, type ReactElement, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';

type Props = Pick<PopoverProps, 'position' | 'width'> & {
  opened: boolean;
  onClose: () => void;
  /** Name of the dialog. */
  label: string;
  /** What it hangs on, which opens and closes it. */
  target: ReactElement;
  children: ReactNode;
};

/**
 * A small form that hangs on a button. Its lists, menus and calendars are rendered in the portal beside it, so that an
 * edge does not cut them off; a press there is a press in the form. React passes events on to the parents of the
 * component, wherever it is rendered, so that this holds for whatever the form holds.
 */
export function FormPopover({ opened, onClose, label, target, children, ...placing }: Props) {
  const pressedInside = useRef<Event>(null);
  const [targetNode, setTargetNode] = useState<HTMLElement | null>(null);
  const notePress = ({ nativeEvent }: SyntheticEvent) => {
    pressedInside.current = nativeEvent;
  };
  useClickOutside(
    (event) => {
      if (event !== pressedInside.current) onClose();
    },
    null,
    [targetNode],
    opened,
  );
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    if (!(event.target instanceof Element && closesList(event.target))) onClose();
  };
  return (
    <Popover
      opened={opened}
      closeOnClickOutside={false}
      closeOnEscape={false}
      trapFocus
      returnFocus
      withRoles={false}
      {...placing}
    >
      <Popover.Target ref={setTargetNode}>{target}</Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        onMouseDownCapture={notePress}
        onTouchStartCapture={notePress}
        onKeyDown={closeByKey}
      >
        {opened && children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether Escape in an input closes its open list first; Mantine marks the input so. */
export function closesList(input: Element): boolean {
  return input.getAttribute('data-mantine-stop-propagation') === 'true';
}
