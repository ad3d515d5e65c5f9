import { eq, inArray } from 'drizzle-orm'
import {
  currentTenant,
  newPublicId,
  subscriberConsents,
  subscriberImports,
  subscribers,
  type Tx,
} from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import type { ListedPerson } from './readAddresses.ts'

/** The proof of consent: source, date and wording. */
export type ConsentProof = { source: string; agreedOn: string; wording: string }

type Subscriber = typeof subscribers.$inferSelect

/** The plan of an import. People who have unsubscribed are never added again. */
export type ImportPlan = { add: ListedPerson[]; confirm: Subscriber[]; already: number; left: number }

const batchSize = 1000

const chunks = <T>(items: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(items.length / batchSize) }, (_, index) =>
    items.slice(index * batchSize, (index + 1) * batchSize),
  )

/** Compares a list of people with the mosque's subscribers. */
export async function planImport(tx: Tx, people: readonly ListedPerson[]): Promise<ImportPlan> {
  const subscriberByKey = new Map<string, Subscriber>()
  for (const chunk of chunks(people)) {
    const keys = chunk.map(({ emailKey }) => emailKey)
    for (const row of await tx.select().from(subscribers).where(inArray(subscribers.emailKey, keys)))
      subscriberByKey.set(row.emailKey, row)
  }
  const existingSubscribers = people.flatMap(({ emailKey }) => subscriberByKey.get(emailKey) ?? [])
  return {
    add: people.filter(({ emailKey }) => !subscriberByKey.has(emailKey)),
    confirm: existingSubscribers.filter(({ state }) => state === 'pending'),
    already: existingSubscribers.filter(({ state }) => state === 'confirmed').length,
    left: existingSubscribers.filter(({ state }) => state === 'left').length,
  }
}

/**
 * Adds people who consented elsewhere, with permanent proof of consent.
 * @param accountId the staff member who imports them
 */
export async function importSubscribers(
  tx: Tx,
  people: readonly ListedPerson[],
  proof: ConsentProof,
  { accountId, now }: { accountId: string; now: Date },
): Promise<ImportPlan> {
  await lockUntilCommit(tx, 'subscribers import')
  const plan = await planImport(tx, people)
  if (plan.add.length + plan.confirm.length === 0) return plan
  const importId = newPublicId()
  const wording = `import ${importId}`
  await tx.insert(subscriberImports).values({ tenantId: currentTenant, id: importId, accountId, at: now, ...proof })
  const addedIds: string[] = []
  for (const chunk of chunks(plan.add)) {
    const rows = chunk.map((person) => ({
      tenantId: currentTenant,
      ...person,
      state: 'confirmed' as const,
      askedAt: now,
      confirmedAt: now,
      wording,
    }))
    // People who have just signed up on the website confirm by email instead.
    const insertedRows = await tx
      .insert(subscribers)
      .values(rows)
      .onConflictDoNothing()
      .returning({ id: subscribers.id })
    addedIds.push(...insertedRows.map(({ id }) => id))
  }
  for (const { id } of plan.confirm)
    await tx.update(subscribers).set({ state: 'confirmed', confirmedAt: now, wording }).where(eq(subscribers.id, id))
  for (const chunk of chunks([...addedIds, ...plan.confirm.map(({ id }) => id)]))
    await tx.insert(subscriberConsents).values(
      chunk.map((subscriberId) => ({
        tenantId: currentTenant,
        subscriberId,
        what: 'imported' as const,
        at: now,
        wording: proof.wording,
        importId,
      })),
    )
  return plan
}
