import { and, asc, desc, eq, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import type { Draft, DraftListed } from '@minaret/contract/desk'
import type { Secrets } from '@minaret/foundation/base'
import { deskDrafts, type Tx } from '@minaret/foundation/db'

/** Whose draft it is, and of which form. */
export type DraftKeyColumns = { tenantId: string; accountId: string; form: string }

/** What a draft is sealed for: it opens for nobody else, and in no other form. */
export const draftPlace = ({ tenantId, accountId, form }: DraftKeyColumns) =>
  `desk draft ${tenantId} ${accountId} ${form}`

/** Drafts of one account at one mosque; the oldest make room for new ones. */
const maxDrafts = 40
/** How long a draft is stored after it was last changed, in milliseconds. */
const draftLife = 30 * 24 * 60 * 60_000

const sealedDraft = z.object({ title: z.string(), path: z.string(), value: z.string() })

type Drafts = { tx: Tx; secrets: Secrets; tenantId: string; accountId: string }

const ofAccount = ({ tenantId, accountId }: Drafts) =>
  and(eq(deskDrafts.tenantId, tenantId), eq(deskDrafts.accountId, accountId))

/** A row's draft; nothing for one that no key opens any more. */
function openDraft({ secrets }: Drafts, row: typeof deskDrafts.$inferSelect): Draft | undefined {
  try {
    const text: unknown = JSON.parse(secrets.open(row.sealed, draftPlace(row)))
    return { ...sealedDraft.parse(text), at: row.updatedAt.toISOString() }
  } catch {
    return undefined
  }
}

/** What somebody typed and did not save, the newest first. */
export async function listDrafts(drafts: Drafts): Promise<DraftListed[]> {
  const rows = await drafts.tx.select().from(deskDrafts).where(ofAccount(drafts)).orderBy(desc(deskDrafts.updatedAt))
  return rows.flatMap((row) => {
    const draft = openDraft(drafts, row)
    return draft ? [{ form: row.form, title: draft.title, path: draft.path, at: draft.at }] : []
  })
}

/** What somebody typed in one form. */
export async function readDraft(drafts: Drafts, form: string): Promise<Draft | undefined> {
  const [row] = await drafts.tx
    .select()
    .from(deskDrafts)
    .where(and(ofAccount(drafts), eq(deskDrafts.form, form)))
  return row && openDraft(drafts, row)
}

/** Stores what is typed in a form, sealed. */
export async function saveDraft(
  drafts: Drafts,
  form: string,
  { title, path, value }: Omit<Draft, 'at'>,
  now: Date,
): Promise<void> {
  const { tx, secrets, tenantId, accountId } = drafts
  const sealed = secrets.seal(JSON.stringify({ title, path, value }), draftPlace({ tenantId, accountId, form }))
  await tx
    .insert(deskDrafts)
    .values({ tenantId, accountId, form, sealed, updatedAt: now })
    .onConflictDoUpdate({
      target: [deskDrafts.tenantId, deskDrafts.accountId, deskDrafts.form],
      set: { sealed, updatedAt: now },
    })
  const older = await tx
    .select({ form: deskDrafts.form })
    .from(deskDrafts)
    .where(ofAccount(drafts))
    .orderBy(desc(deskDrafts.updatedAt), asc(deskDrafts.form))
    .offset(maxDrafts)
  if (older.length > 0)
    await tx.delete(deskDrafts).where(
      and(
        ofAccount(drafts),
        inArray(
          deskDrafts.form,
          older.map((row) => row.form),
        ),
      ),
    )
}

/** Forgets what was typed in a form. */
export async function discardDraft(drafts: Drafts, form: string): Promise<void> {
  await drafts.tx.delete(deskDrafts).where(and(ofAccount(drafts), eq(deskDrafts.form, form)))
}

/** Deletes the drafts of a mosque that nobody has touched for thirty days. */
export async function deleteOldDrafts(tx: Tx, now: Date): Promise<void> {
  await tx.delete(deskDrafts).where(lt(deskDrafts.updatedAt, new Date(now.getTime() - draftLife)))
}
