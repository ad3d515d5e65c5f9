import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { donors, referencePurposes, references, type Tx, users } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { audit } from '@minaret/foundation/identity'
import { type DataOwner, guestOwner, type MosqueCall } from '@minaret/foundation/operations'
import { countClaimedDeclarations } from '../../gift-aid/index.ts'
import type { PersonalDataServices } from '../../providers/index.ts'
import { deleteUnsentEmails } from '@minaret/staff/outbox'
import { messages as texts } from './messages.gen.ts'

/** The personal data stores of all features. */
export type DataStores = PersonalDataServices['personalData']

type Entry = typeof donors.$inferSelect

/** Finds a donor's entry; personal data is stored by its address. */
export async function findEntry(tx: Tx, id: string): Promise<Entry | undefined> {
  const [entry] = await tx.select().from(donors).where(eq(donors.id, id))
  return entry
}

/** The data owner of an entry. Its key is the normalised address. */
const ownerOf = ({ tenantId, key }: Pick<Entry, 'tenantId' | 'key'>, now: Date): DataOwner =>
  guestOwner(tenantId, key, now)

/** Returns why an entry's data cannot be exported or deleted; undefined if it can. */
export async function findDataProblem(tx: Tx, { email, key }: Pick<Entry, 'email' | 'key'>) {
  if (email === '') return texts.dataNoAddress
  const [account] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.emailKey, key), isNotNull(users.verifiedAt)))
  return account ? texts.dataHasAccount : undefined
}

/** Returns why an entry's data cannot be deleted now; undefined if it can. */
export async function findEraseProblem(
  tx: Tx,
  entry: Entry,
  now: Date,
  stores: DataStores,
): Promise<LocalizedText | undefined> {
  const problem = await findDataProblem(tx, entry)
  if (problem) return problem
  for (const store of Object.values(stores))
    if (await store.findObstacle?.(tx, ownerOf(entry, now))) return texts.dataStillCollecting
  return undefined
}

/** Reads all data held about an entry's address, by feature. */
export async function readGuestData(
  tx: Tx,
  entry: Entry,
  {
    call,
    stores,
    now,
  }: { call: Pick<MosqueCall<'donorDataView'>, 'secrets' | 'tenant'>; stores: DataStores; now: Date },
) {
  const owner = ownerOf(entry, now)
  return {
    gifts: await stores.gifts.read(tx, owner, call),
    cycles: await stores.cycles.read(tx, owner, call),
    declarations: await stores.declarations.read(tx, owner, call),
    applications: await stores.applications.read(tx, owner, call),
    maktab: await stores.maktab.read(tx, owner, call),
    newsletter: await stores.newsletter.read(tx, owner, call),
    messages: await stores.messages.read(tx, owner, call),
    imported: await stores.imported.read(tx, owner, call),
  }
}

/** Counts the entry's declarations that must be kept for HMRC. */
export const countRetainedDeclarations = (tx: Tx, { key }: Pick<Entry, 'key'>): Promise<number> =>
  countClaimedDeclarations(tx, key)

/**
 * Deletes the data held about an entry's address, or erases the person from records that must stay. The entry is deleted with its
 * last gift; an imported one without gifts is deleted here.
 * @returns why the data cannot be deleted now; undefined if it was deleted
 */
export async function eraseGuest(
  tx: Tx,
  entry: Entry,
  now: Date,
  stores: DataStores,
): Promise<LocalizedText | undefined> {
  const problem = await findEraseProblem(tx, entry, now, stores)
  if (problem) return problem
  const owner = ownerOf(entry, now)
  const subjects = [entry.key]
  for (const store of Object.values(stores)) subjects.push(...(await store.erase(tx, owner, now)))
  await tx
    .delete(references)
    .where(and(inArray(references.purpose, [...referencePurposes]), inArray(references.subject, subjects)))
  await deleteUnsentEmails(tx, entry.key)
  await audit(tx, 'donor deleted')
  return undefined
}
