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

/** The proof that people agreed: where, on which day, and to which words. */
export type ConsentProof = { source: string; agreedOn: string; wording: string }

type Subscriber = typeof subscribers.$inferSelect

/** What an import does with each person: whoever unsubscribed is never added again by somebody else. */
export type ImportPlan = { add: ListedPerson[]; confirm: Subscriber[]; already: number; left: number }

const atOnce = 1000

const chunks = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) => all.slice(n * atOnce, (n + 1) * atOnce))

/** Compares a list of people with those the mosque has. */
export async function planImport(tx: Tx, people: readonly ListedPerson[]): Promise<ImportPlan> {
  const subscriberByKey = new Map<string, Subscriber>()
  for (const part of chunks(people)) {
    const keys = part.map(({ emailKey }) => emailKey)
    for (const row of await tx.select().from(subscribers).where(inArray(subscribers.emailKey, keys)))
      subscriberByKey.set(row.emailKey, row)
  }
  const found = people.flatMap(({ emailKey }) => subscriberByKey.get(emailKey) ?? [])
  return {
    add: people.filter(({ emailKey }) => !subscriberByKey.has(emailKey)),
    confirm: found.filter(({ state }) => state === 'pending'),
    already: found.filter(({ state }) => state === 'confirmed').length,
    left: found.filter(({ state }) => state === 'left').length,
  }
}

/**
 * Adds people who agreed elsewhere, each with the proof of it, which nothing changes afterwards.
 * @param accountId who brings them along
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
  const added: string[] = []
  for (const part of chunks(plan.add)) {
    const rows = part.map((person) => ({
      tenantId: currentTenant,
      ...person,
      state: 'confirmed' as const,
      askedAt: now,
      confirmedAt: now,
      wording,
    }))
    // Whoever has just asked on the website confirms there.
    const inserted = await tx.insert(subscribers).values(rows).onConflictDoNothing().returning({ id: subscribers.id })
    added.push(...inserted.map(({ id }) => id))
  }
  for (const { id } of plan.confirm)
    await tx.update(subscribers).set({ state: 'confirmed', confirmedAt: now, wording }).where(eq(subscribers.id, id))
  for (const part of chunks([...added, ...plan.confirm.map(({ id }) => id)]))
    await tx.insert(subscriberConsents).values(
      part.map((subscriberId) => ({
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
