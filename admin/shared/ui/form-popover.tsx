import { Popover, type PopoverProps } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { type KeyboardEvent, type ReactElement, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';

type Props = Pick<PopoverProps, 'position' | 'width'> & {
  opened: boolean;
  onClose: () => void;
  /** Accessible name of the dialog. */
  label: string;
  /** The button that opens and closes it. */
  target: ReactElement;
  children: ReactNode;
};

/**
 * A small form in a popover. Its lists, menus and calendars are rendered next to it in the portal, so that they are not
 * clipped; clicks there count as inside. React passes events to the parent components even from the portal, so this
 * works for any content.
 */
export function FormPopover({ opened, onClose, label, target, children, ...popoverProps }: Props) {
  const pressedInside = useRef<Event>(null);
  const [targetNode, setTargetNode] = useState<HTMLElement | null>(null);
  const recordPress = ({ nativeEvent }: SyntheticEvent) => {
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
    if (!(event.target instanceof Element && isListOpen(event.target))) onClose();
  };
  return (
    <Popover
      opened={opened}
      closeOnClickOutside={false}
      closeOnEscape={false}
      trapFocus
      returnFocus
      withRoles={false}
      {...popoverProps}
    >
      <Popover.Target ref={setTargetNode}>{target}</Popover.Target>
      <Popover.Dropdown
        role="dialog"
        aria-label={label}
        onMouseDownCapture={recordPress}
        onTouchStartCapture={recordPress}
        onKeyDown={closeByKey}
      >
        {opened && children}
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether Escape closes the input's open list first; Mantine marks such inputs with this attribute. */
export function isListOpen(input: Element): boolean {
  return input.getAttribute('data-mantine-stop-propagation') === 'true';
}
