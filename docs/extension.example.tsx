import { Button } from '@mantine/core';
import { IconNews } from '@tabler/icons-react';
import { useState } from 'react';
import type { AdminExtension } from '../admin/extension/index.ts';
import { ScreenBody, ScreenHeader } from '../admin/shared/ui/index.ts';

function NewsletterScreen() {
  const [count, setCount] = useState(0);
  return (
    <>
      <ScreenHeader title="Newsletter" />
      <ScreenBody>
        <p>Issues sent: {count}</p>
        <Button onClick={() => setCount(count + 1)}>Send an issue</Button>
      </ScreenBody>
    </>
  );
}

/** What this installation adds to the admin area. */
export const adminExtension: AdminExtension = {
  menuItems: [
    {
      label: 'Newsletter',
      path: '/newsletter',
      icon: IconNews,
      submenu: [{ label: 'Readers', path: '/newsletter/readers', permission: 'manage-users' }],
    },
  ],
  screens: [
    { path: '/newsletter', title: 'Newsletter', load: async () => ({ default: NewsletterScreen }) },
    {
      path: '/newsletter/readers',
      title: 'Readers',
      permission: 'manage-users',
      load: async () => ({ default: () => <ScreenHeader title="Readers" /> }),
    },
  ],
};
