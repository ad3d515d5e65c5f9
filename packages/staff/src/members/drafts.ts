import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Draft, DraftListed } from '@minaret/contract/desk'
import type { Secrets } from '@minaret/foundation/base'
import { deskDrafts, type Tx } from '@minaret/foundation/db'

/** The key of a draft. */
export type DraftKeyColumns = { tenantId: string; accountId: string; form: string }

/** The encryption context of a draft, which binds it to its account and form. */
export const draftContext = ({ tenantId, accountId, form }: DraftKeyColumns) =>
  `desk draft ${tenantId} ${accountId} ${form}`

/** The maximum number of drafts per account and mosque; the oldest are deleted. */
const maxDrafts = 40
/** The retention of a draft after its last change, in milliseconds. */
const draftLife = 30 * 24 * 60 * 60_000

const draftSchema = z.object({ title: z.string(), path: z.string(), value: z.string() })

type DraftContext = { tx: Tx; secrets: Secrets; tenantId: string; accountId: string }

const isOfAccount = ({ tenantId, accountId }: DraftContext) =>
  and(eq(deskDrafts.tenantId, tenantId), eq(deskDrafts.accountId, accountId))

/** Decrypts a draft. @returns undefined if no key can decrypt it any more */
function decryptDraft({ secrets }: DraftContext, row: typeof deskDrafts.$inferSelect): Draft | undefined {
  try {
    const text: unknown = JSON.parse(secrets.open(row.sealed, draftContext(row)))
    return { ...draftSchema.parse(text), at: row.updatedAt.toISOString() }
  } catch {
    return undefined
  }
}

/** Lists an account’s drafts, newest first. */
export async function listDrafts(context: DraftContext): Promise<DraftListed[]> {
  const rows = await context.tx
    .select()
    .from(deskDrafts)
    .where(isOfAccount(context))
    .orderBy(desc(deskDrafts.updatedAt))
  return rows.flatMap((row) => {
    const draft = decryptDraft(context, row)
    return draft ? [{ form: row.form, title: draft.title, path: draft.path, at: draft.at }] : []
  })
}

/** Reads the draft of a form. */
export async function readDraft(context: DraftContext, form: string): Promise<Draft | undefined> {
  const [row] = await context.tx
    .select()
    .from(deskDrafts)
    .where(and(isOfAccount(context), eq(deskDrafts.form, form)))
  return row && decryptDraft(context, row)
}

/** Encrypts and stores the draft of a form. */
export async function saveDraft(
  context: DraftContext,
  form: string,
  { title, path, value }: Omit<Draft, 'at'>,
  now: Date,
): Promise<void> {
  const { tx, secrets, tenantId, accountId } = context
  const sealed = secrets.seal(JSON.stringify({ title, path, value }), draftContext({ tenantId, accountId, form }))
  await tx
    .insert(deskDrafts)
    .values({ tenantId, accountId, form, sealed, updatedAt: now })
    .onConflictDoUpdate({
      target: [deskDrafts.tenantId, deskDrafts.accountId, deskDrafts.form],
      set: { sealed, updatedAt: now },
    })
  const oldRows = await tx
    .select({ form: deskDrafts.form })
    .from(deskDrafts)
    .where(isOfAccount(context))
    .orderBy(desc(deskDrafts.updatedAt), asc(deskDrafts.form))
    .offset(maxDrafts)
  if (oldRows.length > 0)
    await tx.delete(deskDrafts).where(
      and(
        isOfAccount(context),
        inArray(
          deskDrafts.form,
          oldRows.map((row) => row.form),
        ),
      ),
    )
}

/** Deletes the draft of a form. */
export async function discardDraft(context: DraftContext, form: string): Promise<void> {
  await context.tx.delete(deskDrafts).where(and(isOfAccount(context), eq(deskDrafts.form, form)))
}

/** Deletes the drafts of a mosque that have not changed for 30 days. */
export async function deleteOldDrafts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(deskDrafts).where(lt(deskDrafts.updatedAt, new Date(now.getTime() - draftLife)))
}
