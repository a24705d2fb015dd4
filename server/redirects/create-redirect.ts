import { z } from 'zod';
import { canEditPage, findPageAt, lockAddresses, lockPage, slugInput } from '../pages/index.ts';
import { loadSettings } from '../settings/index.ts';
import { authorize, type Context, requireViewer } from '../shared/context.ts';
import { query, sql } from '../shared/database/query.ts';
import { id, InvalidInput, NotFound, parseInput, requiredText, textLimits } from '../shared/errors/index.ts';
import { inTransaction, type Transaction } from '../shared/transaction.ts';
import { findRedirect, type Redirect } from './redirect.queries.ts';

const createRedirectInput = z.object({ locale: requiredText(textLimits.name), slug: slugInput, pageID: id });
type NewRedirect = z.output<typeof createRedirectInput>;

/** One that leads to a page in the bin is not seen and gives way. */
async function insertRedirect(tx: Transaction, { locale, slug, pageID }: NewRedirect): Promise<Redirect> {
  await query(
    tx.em,
    sql`delete from redirect r using page p
         where r.locale = ${locale} and r.slug = ${slug} and p.id = r.page_id and p.deleted_at is not null`,
  );
  const [row] = await query(
    tx.em,
    sql<{ id: number }>`insert into redirect (locale, slug, page_id, created_by)
                        values (${locale}, ${slug}, ${pageID}, ${tx.viewer?.id ?? null}) returning id`,
  );
  const redirect = row && (await findRedirect(tx.em, row.id));
  if (!redirect) throw new NotFound('PM_01');
  return redirect;
}

/**
 * Leads an address to a page. edit-page on that. 404 PM_01; V_01, V_12, V_14 on `redirect.…`;
 * 409 V_06 on `redirect.slug` where a redirect or a page outside the bin has it.
 */
export async function createRedirect(context: Context, input: unknown): Promise<Redirect> {
  requireViewer(context);
  const wanted = parseInput(createRedirectInput, input, 'redirect');
  return inTransaction(context, async (tx) => {
    const page = await lockPage(tx.em, wanted.pageID);
    authorize(tx.viewer, canEditPage(tx.viewer, page));
    const { availableLocales } = await loadSettings(tx.em);
    if (!availableLocales.includes(wanted.locale)) throw InvalidInput.of('V_12', 'redirect.locale');
    await lockAddresses(tx, wanted.locale);
    if (await findPageAt(tx.em, wanted)) throw InvalidInput.of('V_06', 'redirect.slug');
    const redirect = await insertRedirect(tx, wanted);
    await tx.audit({ action: 'redirect.created', subjectType: 'redirect', subjectId: redirect.id });
    await tx.emit({ name: 'redirect.changed', pageID: page.id });
    return redirect;
  });
}
