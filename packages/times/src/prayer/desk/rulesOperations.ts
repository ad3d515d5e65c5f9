import type { DeskRules } from '@minaret/contract/desk'
import type { DeskOperations } from '@minaret/foundation/operations'
import { done } from '@minaret/foundation/responses'
import { prayers } from '@minaret/timetable'
import { changeRules } from './changeRules.ts'
import { messages as deskTimesMessages } from './messages.gen.ts'
import { orRefusal } from './refusals.ts'
import { previewRules, readDeskRules, readUnusedRules } from './rules.ts'

/** The desk’s operations on rules. */
export const rulesDeskOperations = {
  rulesView: ({ tenant, db, now }) =>
    db(async (tx) => {
      const unused = await readUnusedRules(tx, tenant, now)
      const all: DeskRules[] = []
      for (const prayer of prayers) {
        const ofPrayer = unused.filter((rule) => rule.prayer === prayer)
        all.push({ ...(await readDeskRules(tx, prayer)), ...(ofPrayer.length > 0 ? { unused: ofPrayer } : {}) })
      }
      return done(all)
    }),

  rulesPreview: ({ tenant, db, now, body }) =>
    orRefusal(async () => done(await db((tx) => previewRules(tx, tenant, body, now)))),

  rulesChange: ({ tenant, db, member, now, body }) =>
    orRefusal(async () => {
      const changed = await db((tx) => changeRules({ tx, tenant, accountId: member.accountId, now }, body))
      return 'conflict' in changed
        ? { status: 409, message: deskTimesMessages.rulesChangedSince, data: changed.conflict }
        : done(changed, deskTimesMessages.saved)
    }),
} satisfies DeskOperations<'rulesView' | 'rulesPreview' | 'rulesChange'>
