import type { GivingReport, ReportDay, ReportRow } from '@minaret/contract/desk'
import type { StubResponses } from '../stubResponses.ts'

const day = (from: string, days: number) =>
  new Date(Date.parse(`${from}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Thirteen weeks, the last incomplete, and one with more refunds than gifts. */
const amounts = [
  81_250, 92_000, 74_500, 120_300, 99_900, 87_450, -6000, 101_000, 93_300, 140_250, 88_800, 97_350, 42_000,
]
const weeklyRows = (from: string, share: number): ReportDay[] =>
  amounts.map((amount, week) => ({
    day: day(from, week * 7),
    amountMinor: Math.round(amount * share),
    gifts: Math.max(0, Math.round((amount * share) / 2500)),
  }))
const weeks = weeklyRows('2026-08-31', 1)
const amountMinor = weeks.reduce((sum, week) => sum + week.amountMinor, 0)
const gifts = weeks.reduce((sum, week) => sum + week.gifts, 0)

/** Splits the total by shares; the last part gets the rest. */
function split(names: readonly string[], shares: readonly number[]): ReportRow[] {
  const rows = names.map((name, index) => ({
    name,
    amountMinor: Math.floor(amountMinor * (shares[index] ?? 0)),
    gifts: Math.floor(gifts * (shares[index] ?? 0)),
  }))
  const [last] = rows.slice(-1)
  if (last) {
    last.amountMinor += amountMinor - rows.reduce((sum, row) => sum + row.amountMinor, 0)
    last.gifts += gifts - rows.reduce((sum, row) => sum + row.gifts, 0)
  }
  return rows
}

const report: GivingReport = {
  mode: 'live',
  from: '2026-08-31',
  to: '2026-11-29',
  currencies: [
    {
      currency: 'gbp',
      amountMinor,
      inMinor: amountMinor + 12_500,
      backMinor: 12_500,
      gifts,
      weeks,
      fridays: weeklyRows('2026-09-04', 0.4).slice(0, 12),
      causes: split(['General donations', 'Zakat', 'A new roof for the prayer hall'], [0.5, 0.3, 0.2]),
      ways: split(['regular', 'card', 'cash', 'bank'], [0.4, 0.3, 0.2, 0.1]),
      funds: split(['general', 'zakat', 'building'], [0.5, 0.3, 0.2]),
    },
  ],
  regular: {
    running: 48,
    weeks: weeks.map(({ day: date }, index) => ({ day: date, gained: (index * 7) % 5, lost: index % 3 })),
  },
  weeklyEmail: true,
}

/** A quarterly giving report. */
export const deskReports = { 'GET /api/desk/mosques/{mosque}/reports': report } satisfies StubResponses
