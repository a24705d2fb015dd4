import { findMailedLink } from '../support/mailbox.ts';
import { administrator, type Product } from '../support/product.ts';
import { createClient, type TestClient } from '../support/test-client.ts';
import { median } from './median.ts';

const accounts = 40;
/** Attempts per account: fewer than those that lock it. */
const triesEach = 3;
/** Maximum relative difference of the medians. */
const tolerance = 0.1;

const password = 'Known-account-1!';
const known = (index: number) => `known-${index}@example.com`;
const unknown = (index: number) => `stranger-${index}@example.com`;

/** Creates accounts and activates them by the links in their mails. */
async function createAccounts({ address, dataDir }: Product): Promise<void> {
  const staff = createClient(address);
  await staff.post('/auth/login', administrator);
  const { body: roles } = await staff.get<{ ID: number; name: string }[]>('/role/list');
  const role = roles.find(({ name }) => name === 'Editor')?.ID;
  for (let index = 0; index < accounts; index += 1) {
    await staff.post('/user', { email: known(index), role, profile: { name: `Known ${index}`, jobTitle: '' } });
  }
  for (let index = 0; index < accounts; index += 1) {
    const link = await findMailedLink(dataDir, known(index), '/cmsadmin/activate-account');
    const token = new URL(link).searchParams.get('token');
    const { body } = await createClient(address).post('/auth/reset-account', { token, password, confirm: password });
    if (body.Success !== true) throw new Error(`${known(index)} was not activated: ${JSON.stringify(body)}`);
  }
}

type SendRequest = (client: TestClient, email: string) => ReturnType<TestClient['post']>;

async function compare(name: string, { address }: Product, send: SendRequest): Promise<boolean> {
  const client = createClient(address);
  await send(client, 'warm-up@example.com');
  const times = { known: [] as number[], unknown: [] as number[] };
  const bodies = new Set<string>();
  const measure = async (kind: keyof typeof times, email: string): Promise<void> => {
    const start = performance.now();
    const { text } = await send(client, email);
    times[kind].push(performance.now() - start);
    bodies.add(text);
  };
  for (let turn = 0; turn < accounts * triesEach; turn += 1) {
    const index = turn % accounts;
    const first = turn % 2 === 0 ? 'known' : 'unknown';
    await measure(first, first === 'known' ? known(index) : unknown(index));
    const second = first === 'known' ? 'unknown' : 'known';
    await measure(second, second === 'known' ? known(index) : unknown(index));
  }
  const ratio = median(times.known) / median(times.unknown);
  const passed = bodies.size === 1 && Math.abs(ratio - 1) <= tolerance;
  const figures = `known ${median(times.known).toFixed(2)} ms, unknown ${median(times.unknown).toFixed(2)} ms`;
  console.log(
    `${name}: ${figures}, ratio ${ratio.toFixed(3)}, ${bodies.size} different responses${passed ? '' : ': FAILED'}`,
  );
  return passed;
}

/**
 * Compares the responses for known and unknown addresses, interleaved: the same body, medians within 10 %. Returns
 * whether both hold.
 */
export async function compareAccountTiming(product: Product): Promise<boolean> {
  await createAccounts(product);
  const login = await compare('login with a wrong password', product, (client, email) =>
    client.post('/auth/login', { email, password: 'Wrong-password-1!' }),
  );
  const forgot = await compare('forgot-password', product, (client, email) =>
    client.post('/auth/forgot-password', { email }),
  );
  return login && forgot;
}
