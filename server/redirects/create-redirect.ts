import { z } from 'zod';
import { canEditPage, findPageByAddress, lockAddresses, lockPage, selectPagesOutsideBin } from '../pages/index.ts';
import { slugInput } from '../content/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import {
  idInput,
  InvalidInput,
  NotFound,
  parseInput,
  requiredTextInput,
  textLimits,
  Errors,
} from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { findRedirect, type Redirect } from './redirect.queries.ts';

const createRedirectInput = z.object({ locale: requiredTextInput(textLimits.name), slug: slugInput, pageID: idInput });
type NewRedirect = z.output<typeof createRedirectInput>;

/** Inserts a redirect; replaces one to a page in the bin, which is not in effect. */
async function insertRedirect(tx: Transaction, { locale, slug, pageID }: NewRedirect): Promise<Redirect> {
  await query(
    tx.em,
    sql`delete from redirect r
         where r.locale = ${locale} and r.slug = ${slug}
           and not exists (${selectPagesOutsideBin(sql`p.id = r.page_id`)})`,
  );
  const [row] = await query(
    tx.em,
    sql<{ id: number }>`insert into redirect (locale, slug, page_id, created_by)
                        values (${locale}, ${slug}, ${pageID}, ${tx.viewer?.id ?? null}) returning id`,
  );
  const redirect = row && (await findRedirect(tx.em, row.id));
  if (!redirect) throw new NotFound(Errors.pageNotFound);
  return redirect;
}

/**
 * Redirects an address to a page. edit-page for the page. 404 PM_01; V_01, V_12, V_14 on `redirect.…`;
 * 409 V_06 on `redirect.slug` if a redirect or a page outside the bin has it.
 */
export async function createRedirect(context: Context, input: unknown): Promise<Redirect> {
  requireViewer(context);
  const newRedirect = parseInput(createRedirectInput, input, 'redirect');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, newRedirect.pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    const { availableLocales } = await loadSettings(tx.em);
    if (!availableLocales.includes(newRedirect.locale)) throw InvalidInput.of(Errors.invalid, 'redirect.locale');
    await lockAddresses(tx, newRedirect.locale);
    if (await findPageByAddress(tx.em, newRedirect)) throw InvalidInput.of(Errors.alreadyExists, 'redirect.slug');
    const redirect = await insertRedirect(tx, newRedirect);
    await tx.audit({ action: 'redirect.created', subjectId: redirect.id });
    await tx.emit({ name: 'redirect.changed', pageID: page.id });
    return redirect;
  });
}
