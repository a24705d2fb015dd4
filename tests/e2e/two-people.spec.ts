import { queryGraphQL, runPageMutation } from '../support/browser/graphql.ts';
import { expectAccessible } from '../support/browser/expect-accessible.ts';
import { uniqueWord } from '../support/browser/unique-word.ts';
import { dialog, openScreen, row } from '../support/browser/screens.ts';
import { signInByRequest } from '../support/browser/sign-in.ts';
import { openStaffWindow } from '../support/browser/staff-window.ts';
import { expect, test } from '../support/browser/test.ts';

test('two users who change a role keep each other’s changes, and a conflict is shown', async ({ page, windows }) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const make = `mutation { createRole(input: { name: "Role ${mark}", permissions: [] }) { role { id } errors { code } } }`;
  const { createRole } = await queryGraphQL<{ createRole: { role: { id: number } } }>(page, make);
  const other = await windows.open();
  await signInByRequest(other.page);
  await openScreen(page, `roles/${createRole.role.id}`);
  await openScreen(other.page, `roles/${createRole.role.id}`);
  await expect(other.page.getByLabel('Name', { exact: true })).toHaveValue(`Role ${mark}`);

  await page.getByRole('checkbox', { name: 'View statistics' }).check();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(row(page, `Role ${mark}`)).toContainText('View statistics');
  await other.page.getByLabel('Name', { exact: true }).fill(`Renamed ${mark}`);
  await other.page.getByRole('button', { name: 'Save role' }).click();
  await expect(row(other.page, `Renamed ${mark}`)).toContainText('View statistics');

  await openScreen(page, `roles/${createRole.role.id}`);
  await openScreen(other.page, `roles/${createRole.role.id}`);
  await expect(other.page.getByLabel('Name', { exact: true })).toHaveValue(`Renamed ${mark}`);
  await page.getByRole('checkbox', { name: 'View statistics' }).uncheck();
  await page.getByRole('button', { name: 'Save role' }).click();
  await expect(row(page, `Renamed ${mark}`)).not.toContainText('View statistics');
  await other.page.getByRole('checkbox', { name: 'Manage tags' }).check();
  await other.page.getByRole('button', { name: 'Save role' }).click();
  const notice = other.page.getByRole('alert').filter({ hasText: 'Somebody else changed this in the meantime' });
  await expect(notice).toContainText('Permissions');
  await expectAccessible(other.page);
  await notice.getByRole('button', { name: 'Overwrite with mine' }).click();
  await expect(row(other.page, `Renamed ${mark}`)).toContainText('Manage tags');
  await other.context.close();
});

test('an account and a tag keep changes that another user makes while their forms are open', async ({
  page,
  windows,
}) => {
  const mark = uniqueWord();
  await signInByRequest(page);
  const person = await openStaffWindow(windows, { role: 'Editor', name: `Person ${mark}` });
  const list = `users(searchTerm: "${person.email}") { items { id name jobTitle } }`;
  const readUser = () =>
    queryGraphQL<{ users: { items: { id: number; name: string; jobTitle: string }[] } }>(page, `{ ${list} }`).then(
      ({ users }) => users.items[0],
    );
  await openScreen(page, `users?q=${encodeURIComponent(person.email)}`);
  await row(page, person.email)
    .getByRole('button', { name: `Person ${mark}` })
    .first()
    .click();
  await dialog(page).getByLabel('Job title').fill('Sexton');
  await runPageMutation(page, `updateUser(id: ${(await readUser())?.id}, input: { name: "Married ${mark}" })`);
  await dialog(page).getByRole('button', { name: 'Save changes' }).click();
  await expect(dialog(page)).toBeHidden();
  await expect.poll(readUser).toMatchObject({ name: `Married ${mark}`, jobTitle: 'Sexton' });

  const made = `mutation { createTags(names: ["tag ${mark}"]) { tags { id } errors { code } } }`;
  const [tag] = (await queryGraphQL<{ createTags: { tags: { id: number }[] } }>(page, made)).createTags.tags;
  await openScreen(page, `tags?q=${mark}`);
  await page.getByRole('button', { name: `tag ${mark}` }).click();
  await runPageMutation(page, `editTag(id: ${tag?.id}, name: "renamed ${mark}")`);
  await dialog(page).getByLabel('Visible to visitors').check();
  await dialog(page).getByRole('button', { name: 'Save tag' }).click();
  await expect(row(page, `renamed ${mark}`)).toContainText('Public');
  await person.context.close();
});
