import { addUser, accountPassword } from './accounts.ts';
import { signInByRequest } from './sign-in.ts';
import type { BrowserWindow, WindowPool } from './window-pool.ts';

/** A signed-in staff user with a window of their own. */
export type StaffWindow = BrowserWindow & { email: string; name: string };

/** Creates a user of a role with a unique name, and opens their window. */
export async function openStaffWindow(
  windows: WindowPool,
  { role, name }: { role: string; name: string },
): Promise<StaffWindow> {
  const email = await addUser(role, name);
  const window = await windows.open();
  await signInByRequest(window.page, { email, password: accountPassword });
  return { email, name, ...window };
}
