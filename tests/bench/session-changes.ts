import { findMailedLink } from '../support/mailbox.ts';
import type { Product } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';

/** A change made at one node, and how to see that another node has it. */
export type Change = {
  name: string;
  make: (round: number) => Promise<unknown>;
  isNew: (product: Product, round: number) => Promise<boolean>;
};

const password = 'Own-password-1!';

type Person = { id: number; email: string };

async function addPerson({ dataDir }: Product, staff: TestClient, role: number | undefined): Promise<Person> {
  const email = `person-${process.hrtime.bigint()}@example.com`;
  const made = await staff.post<{ user: { ID: number } }>('/user', {
    email,
    role,
    profile: { name: 'Anna', jobTitle: '' },
  });
  const link = await findMailedLink(dataDir, email, '/cmsadmin/activate-account');
  const token = new URL(link).searchParams.get('token');
  const { body } = await staff.post('/auth/reset-account', { token, password, confirm: password });
  if (body.Success !== true) throw new Error(`the account was not activated: ${JSON.stringify(body)}`);
  return { id: made.body.user.ID, email };
}

/** The same browser, at another node. */
function atNode({ address }: Product, browser: TestClient): TestClient {
  const moved = createClient(address);
  for (const [name, value] of browser.cookies) moved.cookies.set(name, value);
  return moved;
}

async function readRole(product: Product, browser: TestClient): Promise<string | null> {
  const { data } = await atNode(product, browser).graphql<{ viewer: { role: { name: string } } | null }>(
    '{ viewer { role { name } } }',
  );
  return data.viewer?.role.name ?? null;
}

/** Signing in and out, another role and a locked account. */
export async function listSessionChanges(products: readonly Product[], staff: TestClient): Promise<Change[]> {
  const [first] = products;
  if (!first) return [];
  const { body: roles } = await staff.get<{ ID: number; name: string }[]>('/role/list');
  const roleID = (name: string) => roles.find((role) => role.name === name)?.ID;
  const person = await addPerson(first, staff, roleID('Editor'));
  const locked: Person[] = [];
  let browser = createClient(first.address);
  const signIn = async () => {
    browser = createClient(first.address);
    await browser.post('/auth/login', { email: person.email, password });
  };
  const roleOf = (round: number) => (round % 2 === 0 ? 'Publisher' : 'Editor');
  const changeRole = async (round: number) => {
    const profile = { name: 'Anna', jobTitle: '', image: null };
    await staff.put(`/user/${person.id}`, { email: person.email, role: roleID(roleOf(round)), profile });
    await signIn();
  };
  const lock = async (round: number) => {
    const { email } = (locked[round] ??= await addPerson(first, staff, roleID('Editor')));
    for (let time = 0; time < 5; time += 1) {
      await createClient(first.address).post('/auth/login', { email, password: 'Wrong-password-1!' });
    }
  };
  const isLocked = async ({ address }: Product, round: number) => {
    const email = locked[round]?.email;
    if (email === undefined) return false;
    const { body } = await createClient(address).post<{ Errors?: { code: string }[] }>('/auth/login', {
      email,
      password,
    });
    return body.Errors?.[0]?.code === 'AUTH_03';
  };
  return [
    { name: 'a login', make: signIn, isNew: async (product) => (await readRole(product, browser)) !== null },
    {
      name: 'another role',
      make: changeRole,
      isNew: async (product, round) => (await readRole(product, browser)) === roleOf(round),
    },
    {
      name: 'a logout',
      make: async (round) => {
        if (round > 0) await signIn();
        await browser.post('/auth/logout');
      },
      isNew: async (product) => (await readRole(product, browser)) === null,
    },
    { name: 'a locked account', make: lock, isNew: isLocked },
  ];
}
