import { switchStaff, type Tx } from '@minaret/foundation/db'
import type { LocalizedText } from '@minaret/foundation/i18n'
import type { DeskOperations, MosqueCall, MosqueOperationId } from '@minaret/foundation/operations'
import { done, refuse } from '@minaret/foundation/responses'
import { writeLog } from '@minaret/foundation/staff'
import {
  bankSheet,
  type BoxSheet,
  confirmSheet,
  type ConfirmProblem,
  type CountProblem,
  discardSheet,
  findSheet,
  listSheets,
  openSheet,
  saveSheet,
  sheetTotal,
} from '../index.ts'
import { listBuildings } from '../../gasds/index.ts'
import { findOfflineAccount } from '../../gifts/index.ts'
import { modeOf } from '../../providers/index.ts'
import { isCalendarDay, zonedInstant } from '@minaret/timetable'
import { readChoices } from './choices.ts'
import { messages as texts } from './messages.gen.ts'
import { findPlaceErrors, storedPlace, todayOf } from './place.ts'
import { listedView, type SheetNames, sheetView, storedCount } from './view.ts'

const countProblems: Readonly<Record<CountProblem, LocalizedText>> = {
  name: texts.name,
  denominations: texts.denominations,
  large_notes: texts.largeNotes,
  cheques: texts.cheques,
  too_much: texts.tooMuch,
}

const confirmProblems: Readonly<Record<ConfirmProblem, readonly [403 | 404 | 409, LocalizedText]>> = {
  gone: [404, texts.sheetNotFound],
  closed: [409, texts.closed],
  not_a_counter: [403, texts.notACounter],
  changed: [409, texts.changedSince],
  empty: [409, texts.empty],
  later: [409, texts.later],
}

const bankProblems = {
  gone: texts.sheetNotFound,
  open: texts.stillOpen,
  banked: texts.alreadyBanked,
  earlier: texts.bankedEarlier,
} as const

/** Noon in minutes, so that the day is the same in other time zones. */
const noonMinutes = 720

/** Reads the names for displaying sheets and the choices for editing them. */
async function readNames(tx: Tx, self: string) {
  const choices = await readChoices(tx, self)
  const names: SheetNames = {
    counters: new Map(choices.counters.map(({ account, name }) => [account, name])),
    causes: new Map(choices.causes.map(({ id, title }) => [id, title])),
    buildings: new Map((await listBuildings(tx)).map(({ id, name }) => [id, name])),
    self,
  }
  return { choices, names }
}

type LogCall = Pick<MosqueCall<MosqueOperationId>, 'member' | 'now'>

const writeSheetLog = (tx: Tx, { member, now }: LogCall, kind: string, { day, currency, ...sheet }: LoggedSheet) =>
  writeLog(tx, {
    accountId: member.accountId,
    kind,
    content: { values: { day, currency: currency ?? '', amountMinor: sheet.amountMinor } },
    now,
  })
type LoggedSheet = Pick<BoxSheet, 'day' | 'currency'> & { amountMinor: number }

/** Operations for counting sheets. Row-level security decides which sheets are visible. */
export const sheetOperations = {
  boxView: ({ db, tenant, member, now }) =>
    db(async (tx) => {
      const { choices, names } = await readNames(tx, member.accountId)
      const sheets = await listSheets(tx)
      return done({ sheets: sheets.map((sheet) => listedView(sheet, names)), choices, today: todayOf(tenant, now) })
    }),

  boxSheetOpen: (call) =>
    call.db(async (tx) => {
      const { tenant, member, now, body } = call
      const choices = await readChoices(tx, member.accountId)
      const problems = findPlaceErrors(body, choices, { today: todayOf(tenant, now), openedBy: member.accountId })
      const [problem] = Object.values(problems)
      if (problem) return refuse(422, problem, problems)
      const currency = tenant.config.payment.currencies[0] ?? 'gbp'
      const sheet = await openSheet(tx, storedPlace(body), {
        by: member.accountId,
        now,
        mode: modeOf(tenant),
        currency,
      })
      await writeSheetLog(tx, call, 'boxOpened', { day: body.day, currency, amountMinor: 0 })
      return done({ sheet }, texts.opened)
    }),

  boxSheetView: ({ db, member, params }) =>
    db(async (tx) => {
      const sheet = await findSheet(tx, params.sheet)
      if (!sheet) return refuse(404, texts.sheetNotFound)
      const { choices, names } = await readNames(tx, member.accountId)
      return done(sheetView(sheet, names, choices))
    }),

  boxSheetSave: ({ db, tenant, member, now, params, body }) =>
    db(async (tx) => {
      const sheet = await findSheet(tx, params.sheet)
      if (!sheet) return refuse(404, texts.sheetNotFound)
      const choices = await readChoices(tx, member.accountId)
      const currentDetails = {
        day: sheet.day,
        causeId: sheet.causeId,
        buildingId: sheet.buildingId ?? undefined,
        secondBy: sheet.secondBy,
      }
      const problems = findPlaceErrors(body.place, choices, {
        today: todayOf(tenant, now),
        openedBy: sheet.openedBy,
        before: currentDetails,
      })
      const [firstProblem] = Object.values(problems)
      if (firstProblem) return refuse(422, firstProblem, problems)
      const { version, place, count } = body
      const result = await saveSheet(tx, sheet.id, { version, place: storedPlace(place), count: storedCount(count) })
      if ('version' in result) return done({ version: result.version }, texts.saved)
      if (result.problem === 'gone') return refuse(404, texts.sheetNotFound)
      if (result.problem === 'closed') return refuse(409, texts.closed)
      if (result.problem === 'changed') return refuse(409, texts.changedSince)
      if (result.problem === 'same_person') return refuse(422, texts.noSecond, { second: texts.noSecond })
      return refuse(422, countProblems[result.problem])
    }),

  async boxSheetConfirm(call) {
    const { db, database, tenant, member, secrets, now, params, body } = call
    const { timeZone } = tenant.config
    const today = todayOf(tenant, now)
    const accountId = await findOfflineAccount(database, tenant.id, modeOf(tenant))
    return db(async (tx) => {
      const result = await confirmSheet(tx, params.sheet, {
        ...body,
        by: member.accountId,
        now,
        today,
        accountId,
        secrets,
        at: (day) => (day === today ? now : zonedInstant(day, noonMinutes, timeZone)),
        // A counter alone has no right to write to the ledger.
        asTreasurer: () =>
          switchStaff(tx, { tenantId: tenant.id, accountId: member.accountId, roles: [...member.roles, 'treasurer'] }),
      })
      if ('problem' in result) return refuse(...confirmProblems[result.problem])
      const { closed, sheet } = result
      await writeSheetLog(tx, call, closed ? 'boxClosed' : 'boxConfirmed', { ...sheet, amountMinor: sheetTotal(sheet) })
      return done({ closed }, closed ? texts.bothConfirmed : texts.confirmed)
    })
  },

  boxSheetDiscard: (call) =>
    call.db(async (tx) => {
      const sheet = await discardSheet(tx, call.params.sheet)
      if (!sheet) return refuse(404, texts.sheetNotFound)
      await writeSheetLog(tx, call, 'boxDiscarded', { ...sheet, amountMinor: sheetTotal(sheet) })
      return done({}, texts.discarded)
    }),

  boxSheetBank: (call) =>
    call.db(async (tx) => {
      const { tenant, member, now, params, body } = call
      const reference = body.reference.replace(/\s+/g, ' ').trim()
      if (reference === '') return refuse(422, texts.noReference, { reference: texts.noReference })
      if (!isCalendarDay(body.day) || body.day > todayOf(tenant, now))
        return refuse(422, texts.bankedEarlier, { day: texts.bankedEarlier })
      const result = await bankSheet(tx, params.sheet, { day: body.day, reference, by: member.accountId, now })
      if ('problem' in result) {
        const { problem } = result
        const message = bankProblems[problem]
        if (problem === 'earlier') return refuse(422, message, { day: message })
        return refuse(problem === 'gone' ? 404 : 409, message)
      }
      await writeSheetLog(tx, call, 'boxBanked', { ...result.sheet, amountMinor: sheetTotal(result.sheet) })
      return done({}, texts.banked)
    }),
} satisfies DeskOperations<
  'boxView' | 'boxSheetOpen' | 'boxSheetView' | 'boxSheetSave' | 'boxSheetConfirm' | 'boxSheetDiscard' | 'boxSheetBank'
>
