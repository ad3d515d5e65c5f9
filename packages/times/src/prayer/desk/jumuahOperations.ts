import type { DeskOperations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { changeJumuah } from './changeJumuah.ts'
import { readDeskJumuah } from './jumuah.ts'
import { messages as texts } from './messages.gen.ts'
import { refuseInvalidTimes } from './refusals.ts'

/** Operations on the weekly Jumu'ahs. */
export const jumuahDeskOperations = {
  jumuahView: async ({ tenant, db, now }) => done(await db((tx) => readDeskJumuah(tx, tenant, now))),

  jumuahChange: ({ tenant, db, member, now, body }) =>
    refuseInvalidTimes(async () => {
      const result = await db((tx) => changeJumuah({ tx, tenant, accountId: member.accountId, now }, body))
      return 'conflict' in result
        ? { status: 409, message: texts.jumuahChangedSince, data: result.conflict }
        : done(result, texts.saved)
    }),
} satisfies DeskOperations<'jumuahView' | 'jumuahChange'>
