import { addDays, isFriday } from '@minaret/timetable'
import type { PaymentMethod } from '../records/paymentMethod.ts'
import { mondayOf, type ReportSpan } from './weeks.ts'

/** The payment method, with collections of regular gifts as a separate method. */
export type ReportWay = PaymentMethod | 'regular'

/** Whether money is unrestricted, zakat, or given for a purpose. */
export type Restriction = 'unrestricted' | 'zakat' | 'restricted'

/** Ledger totals of one day, cause, method and fund in one currency. */
export type ReportedDay = {
  day: string
  currency: string
  causeId: string
  cause: string
  way: ReportWay
  fund: string
  restriction: Restriction
  /** The received amount, and the net amount after returns. */
  inMinor: number
  amountMinor: number
  gifts: number
}

/** Totals of a week (by its Monday) or a Friday. */
export type ReportDay = { day: string; amountMinor: number; gifts: number }

/** Totals of a cause, method or fund. */
export type ReportRow = { name: string; amountMinor: number; gifts: number }

/** A period in one currency. Every list adds up to `amountMinor`, except `fridays`. */
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

/** Adds up rows by key, in the order of first use; `emptyNames` have a row even without days. */
function groupTotals<Name extends string>(
  days: readonly ReportedDay[],
  nameOf: (day: ReportedDay) => Name,
  emptyNames: readonly Name[] = [],
): { name: Name; amountMinor: number; gifts: number }[] {
  const rows = new Map(emptyNames.map((name) => [name, { name, amountMinor: 0, gifts: 0 }]))
  for (const day of days) {
    const name = nameOf(day)
    const row = rows.get(name) ?? { name, amountMinor: 0, gifts: 0 }
    rows.set(name, { name, amountMinor: row.amountMinor + day.amountMinor, gifts: row.gifts + day.gifts })
  }
  return [...rows.values()]
}

const totalOf = (days: readonly ReportedDay[], amountOf: (day: ReportedDay) => number) =>
  days.reduce((total, day) => total + amountOf(day), 0)
const sortLargestFirst = <Row extends ReportRow>(rows: Row[]): Row[] =>
  rows.toSorted((a, b) => b.amountMinor - a.amountMinor || a.name.localeCompare(b.name))

const toReportDays = (rows: readonly ReportRow[]): ReportDay[] => rows.map(({ name: day, ...row }) => ({ day, ...row }))

/** Totals by cause id, displayed by title, because two causes can share a title. */
function groupByCause(days: readonly ReportedDay[]): ReportRow[] {
  const titles = new Map(days.map(({ causeId, cause }) => [causeId, cause]))
  return sortLargestFirst(groupTotals(days, ({ causeId }) => causeId)).map((row) => ({
    ...row,
    name: titles.get(row.name) ?? row.name,
  }))
}

/** Builds the reports of a period, one per currency, the one with most gifts first. */
export function buildReports(rows: readonly ReportedDay[], { mondays, until }: ReportSpan): CurrencyReport[] {
  const fridays = mondays.map((monday) => addDays(monday, 4)).filter((day) => day <= until)
  const currencies = new Set(rows.map(({ currency }) => currency))
  return Array.from(currencies, (currency) => {
    const days = rows.filter((row) => row.currency === currency)
    const [amountMinor, inMinor] = [totalOf(days, (day) => day.amountMinor), totalOf(days, (day) => day.inMinor)]
    return {
      currency,
      amountMinor,
      inMinor,
      backMinor: inMinor - amountMinor,
      gifts: totalOf(days, (day) => day.gifts),
      weeks: toReportDays(groupTotals(days, ({ day }) => mondayOf(day), mondays)),
      fridays: toReportDays(
        groupTotals(
          days.filter(({ day }) => isFriday(day)),
          ({ day }) => day,
          fridays,
        ),
      ),
      causes: groupByCause(days),
      ways: sortLargestFirst(groupTotals(days, ({ way }) => way)),
      funds: sortLargestFirst(groupTotals(days, ({ fund }) => fund)),
    }
  }).toSorted((a, b) => b.gifts - a.gifts || a.currency.localeCompare(b.currency))
}
