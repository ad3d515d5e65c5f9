import type { DeskRules } from '@minaret/contract/desk'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { prayers } from '@minaret/timetable'
import { changeRules } from './changeRules.ts'
import { messages as deskTimesMessages } from './messages.gen.ts'
import { refuseInvalidTimes } from './refusals.ts'
import { previewRules, readDeskRules, readUnusedRules } from './rules.ts'

/** The desk’s operations on rules. */
export const rulesDeskOperations = {
  rulesView: ({ tenant, db, now }) =>
    db(async (tx) => {
      const unusedRules = await readUnusedRules(tx, tenant, now)
      const allRules: DeskRules[] = []
      for (const prayer of prayers) {
        const unusedOfPrayer = unusedRules.filter((rule) => rule.prayer === prayer)
        allRules.push({
          ...(await readDeskRules(tx, prayer)),
          ...(unusedOfPrayer.length > 0 ? { unused: unusedOfPrayer } : {}),
        })
      }
      return done(allRules)
    }),

  rulesPreview: ({ tenant, db, now, body }) =>
    refuseInvalidTimes(async () => done(await db((tx) => previewRules(tx, tenant, body, now)))),

  rulesChange: ({ tenant, db, member, now, body }) =>
    refuseInvalidTimes(async () => {
      const result = await db((tx) => changeRules({ tx, tenant, accountId: member.accountId, now }, body))
      return 'conflict' in result
        ? { status: 409, message: deskTimesMessages.rulesChangedSince, data: result.conflict }
        : done(result, deskTimesMessages.saved)
    }),
} satisfies DeskOperations<'rulesView' | 'rulesPreview' | 'rulesChange'>
