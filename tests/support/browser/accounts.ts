import { findMailedLink } from '../mailbox.ts';
import { administrator } from '../product.ts';
import { createClient } from '../test-client.ts';

/** The password of every user that `addUser` creates. */
export const accountPassword = 'Own-password-1!';

/** The data folder of the product under test, with its mails. */
export const dataDir = process.env.E2E_DATA_DIR ?? '';

const address = process.env.E2E_BASE_URL ?? '';

let made = 0;

/** Creates a user of the given role by REST, as the administrator; not active yet. */
export async function inviteUser(roleName = 'Editor', name = 'Anna Vermeulen'): Promise<string> {
  const client = createClient(address);
  await client.post('/auth/login', administrator);
  const { body: roles } = await client.get<{ ID: number; name: string }[]>('/role/list');
  made += 1;
  const email = `person-${process.pid}-${Date.now()}-${made}@example.com`;
  const role = roles.find((one) => one.name === roleName)?.ID;
  const { body } = await client.post('/user', { email, role, profile: { name, jobTitle: '' } });
  if (body.Success !== true) throw new Error(`the user was not invited: ${JSON.stringify(body)}`);
  return email;
}

/** Creates a user and activates the account by the link in the mail. */
export async function addUser(roleName = 'Editor', name = 'Anna Vermeulen'): Promise<string> {
  const email = await inviteUser(roleName, name);
  const link = await findMailedLink(dataDir, email, '/cmsadmin/activate-account');
  const token = new URL(link).searchParams.get('token');
  const { body } = await createClient(address).post('/auth/reset-account', {
    token,
    password: accountPassword,
    confirm: accountPassword,
  });
  if (body.Success !== true) throw new Error(`the account was not activated: ${JSON.stringify(body)}`);
  return email;
}
