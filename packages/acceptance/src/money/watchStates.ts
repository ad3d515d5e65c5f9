import type { Database } from '../../../foundation/src/db/database.ts'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { gifts } from '../../../foundation/src/db/money.ts'
import type { MosqueYear } from './mosqueYear.ts'

const wasPaid = ['paid', 'part_refunded', 'refunded', 'disputed', 'reversed']
const over = ['ended', 'expired', 'abandoned']

/** Looks at every state now and then: what is final stays so, and what was paid is never unpaid. */
export function watchStates({ forTenant }: Pick<Database, 'forTenant'>, years: readonly MosqueYear[]) {
  const states = new Map<string, string>()
  return async (): Promise<void> => {
    for (const { mosque, broken } of years) {
      const rows = await forTenant(mosque.id)(async (tx) => [
        ...(await tx.select({ id: gifts.id, state: gifts.state }).from(gifts)),
        ...(await tx.select({ id: regularGifts.id, state: regularGifts.state }).from(regularGifts)),
      ])
      const now = new Map(rows.map(({ id, state }) => [id, state]))
      for (const { id } of rows) {
        const [before = '', after = ''] = [states.get(id), now.get(id)]
        if (over.includes(before) && after !== before) broken.push(`${id} went from ${before} to ${after}`)
        if (wasPaid.includes(before) && !wasPaid.includes(after)) broken.push(`${id} went from ${before} to ${after}`)
        states.set(id, after)
      }
    }
  }
}
