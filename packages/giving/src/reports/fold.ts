import { addDays, isFriday } from '@minaret/timetable'
import type { PaidBy } from '../records/giftWay.ts'
import { mondayOf, type ReportSpan } from './weeks.ts'

/** How money came in, with collections of regular gifts apart. */
export type ReportWay = PaidBy | 'regular'

/** Whether money may be spent on anything: zakat and what was given for a purpose may not. */
export type Restriction = 'unrestricted' | 'zakat' | 'restricted'

/** What the ledger has of one day, cause, way and fund, in one currency. */
export type ReportedDay = {
  day: string
  currency: string
  causeId: string
  cause: string
  way: ReportWay
  fund: string
  restriction: Restriction
  /** What came in, and what came in less what went back. */
  inMinor: number
  amountMinor: number
  gifts: number
}

/** A week by its Monday, or a Friday. */
export type ReportDay = { day: string; amountMinor: number; gifts: number }

/** A cause, a way or a fund. */
export type ReportRow = { name: string; amountMinor: number; gifts: number }

/** A span in one currency. Every list adds up to `amountMinor`, but `fridays`, which has those days alone. */
export type CurrencyReport = {
  currency: string
  amountMinor: number
  inMinor: number
  backMinor: number
  gifts: number
  weeks: ReportDay[]
  fridays: ReportDay[]
  causes: ReportRow[]
  ways: (ReportRow & { name: ReportWay })[]
  funds: ReportRow[]
}

/** Rows by a key, in the order keys are given first; those that have nothing are there too. */
function addUp<Name extends string>(
  days: readonly ReportedDay[],
  nameOf: (day: ReportedDay) => Name,
  empty: readonly Name[] = [],
): { name: Name; amountMinor: number; gifts: number }[] {
  const rows = new Map(empty.map((name) => [name, { name, amountMinor: 0, gifts: 0 }]))
  for (const day of days) {
    const name = nameOf(day)
    const row = rows.get(name) ?? { name, amountMinor: 0, gifts: 0 }
    rows.set(name, { name, amountMinor: row.amountMinor + day.amountMinor, gifts: row.gifts + day.gifts })
  }
  return [...rows.values()]
}

const sum = (days: readonly ReportedDay[], of: (day: ReportedDay) => number) =>
  days.reduce((total, day) => total + of(day), 0)
const largestFirst = <Row extends ReportRow>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => b.amountMinor - a.amountMinor || a.name.localeCompare(b.name))

const byDay = (rows: readonly ReportRow[]): ReportDay[] => rows.map(({ name: day, ...row }) => ({ day, ...row }))

/** Causes by their id, shown by their title: two can have the same one. */
function causesOf(days: readonly ReportedDay[]): ReportRow[] {
  const titles = new Map(days.map(({ causeId, cause }) => [causeId, cause]))
  return largestFirst(addUp(days, ({ causeId }) => causeId)).map((row) => ({
    ...row,
    name: titles.get(row.name) ?? row.name,
  }))
}

/** A span's days as a report has them, one for each currency, the one with most gifts first. */
export function foldReport(rows: readonly ReportedDay[], { mondays, until }: ReportSpan): CurrencyReport[] {
  const fridays = mondays.map((monday) => addDays(monday, 4)).filter((day) => day <= until)
  const currencies = new Set(rows.map(({ currency }) => currency))
  return Array.from(currencies, (currency) => {
    const days = rows.filter((row) => row.currency === currency)
    const [amountMinor, inMinor] = [sum(days, (day) => day.amountMinor), sum(days, (day) => day.inMinor)]
    return {
      currency,
      amountMinor,
      inMinor,
      backMinor: inMinor - amountMinor,
      gifts: sum(days, (day) => day.gifts),
      weeks: byDay(addUp(days, ({ day }) => mondayOf(day), mondays)),
      fridays: byDay(
        addUp(
          days.filter(({ day }) => isFriday(day)),
          ({ day }) => day,
          fridays,
        ),
      ),
      causes: causesOf(days),
      ways: largestFirst(addUp(days, ({ way }) => way)),
      funds: largestFirst(addUp(days, ({ fund }) => fund)),
    }
  }).toSorted((a, b) => b.gifts - a.gifts || a.currency.localeCompare(b.currency))
}
