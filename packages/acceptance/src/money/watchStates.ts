import type { Database } from '../../../foundation/src/db/database.ts'
import { regularGifts } from '../../../foundation/src/db/regularGifts.ts'
import { gifts } from '../../../foundation/src/db/money.ts'
import type { MosqueYear } from './mosqueYear.ts'

const paidStates = ['paid', 'part_refunded', 'refunded', 'disputed', 'reversed']
const endStates = ['ended', 'expired', 'abandoned']

/** Returns a check that, since it last ran, no final state has changed and no paid gift has become unpaid. */
export function watchStates({ forTenant }: Pick<Database, 'forTenant'>, years: readonly MosqueYear[]) {
  const states = new Map<string, string>()
  return async (): Promise<void> => {
    for (const { mosque, violations } of years) {
      const rows = await forTenant(mosque.id)(async (tx) => [
        ...(await tx.select({ id: gifts.id, state: gifts.state }).from(gifts)),
        ...(await tx.select({ id: regularGifts.id, state: regularGifts.state }).from(regularGifts)),
      ])
      const currentStates = new Map(rows.map(({ id, state }) => [id, state]))
      for (const { id } of rows) {
        const [previousState = '', currentState = ''] = [states.get(id), currentStates.get(id)]
        if (endStates.includes(previousState) && currentState !== previousState)
          violations.push(`${id} went from ${previousState} to ${currentState}`)
        if (paidStates.includes(previousState) && !paidStates.includes(currentState))
          violations.push(`${id} went from ${previousState} to ${currentState}`)
        states.set(id, currentState)
      }
    }
  }
}
