import type { DeskOperations } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import type { Directory } from '@minaret/foundation/tenancy'
import { isCalendarDay } from '@minaret/timetable'
import { changeHijri, readDeskHijri } from './hijri.ts'
import { problemText } from './hijriSentences.ts'
import { messages as texts } from './messages.gen.ts'

/** Operations on a mosque’s Hijri months. */
export const hijriDeskOperations = {
  hijriView: async ({ tenant, db, now }) => done(await db((tx) => readDeskHijri(tx, tenant, now))),

  async hijriChange({ tenant, db, member, now, body, directory }) {
    const { begins } = body
    if (begins !== null && !isCalendarDay(begins)) return refuse(422, texts.hijriNoDay)
    const result = await db((tx) => changeHijri({ tx, tenant, accountId: member.accountId, now }, body))
    if ('conflict' in result) return { status: 409, message: texts.hijriChangedSince, data: result.conflict }
    if ('problem' in result) return refuse(422, problemText(result.problem))
    directory.forget(tenant.id)
    return done(result, result.change === undefined ? texts.hijriUnchanged : texts.saved)
  },
} satisfies DeskOperations<'hijriView' | 'hijriChange', { directory: Pick<Directory, 'forget'> }>
