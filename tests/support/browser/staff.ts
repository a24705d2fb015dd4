import { addUser, password } from './accounts.ts';
import { signInByCall } from './sign-in.ts';
import type { BrowserWindow, WindowPool } from './window-pool.ts';

/** Somebody of the staff with a window of their own, signed in. */
export type Staff = BrowserWindow & { email: string; name: string };

/** A new user of a role, as `name` so that nobody is mistaken for another. */
export async function openStaff(windows: WindowPool, { role, name }: { role: string; name: string }): Promise<Staff> {
  const email = await addUser(role, name);
  const window = await windows.open();
  await signInByCall(window.page, { email, password });
  return { email, name, ...window };
}
