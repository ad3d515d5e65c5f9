import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@minaret/foundation/db'
import { testDatabase } from '../../../testkit/src/database.ts'
import { insertRows } from '../../../testkit/src/insertRows.ts'
import { startDeclaring } from '../../../acceptance/src/giftAid.ts'
import { insertCause } from '../../../acceptance/src/tenants.ts'
import { journalCsv, readDays, readReport, spanAt, type CurrencyReport, writeJournal } from './index.ts'

let database: Database
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const now = new Date('2026-11-25T12:00:00Z')
const timeZone = 'Europe/London'
const weeks = 13

/** A ledger entry at any minute of half a year, including times outside the report, clock changes and midnight. */
const anyMovement = fc.record({
  at: fc.date({ min: new Date('2026-07-01T00:00:00Z'), max: new Date('2026-12-20T00:00:00Z'), noInvalidDate: true }),
  kind: fc.constantFrom('paid', 'paid', 'paid', 'refunded', 'undone', 'refund_failed', 'disputed', 'dispute_won'),
  amount: fc.integer({ min: 1, max: 10_000_00 }),
  currency: fc.constantFrom('gbp', 'gbp', 'usd'),
  mode: fc.constantFrom('live', 'live', 'test'),
  cause: fc.constantFrom('general', 'zakat'),
  how: fc.constantFrom('card', 'cash', 'cheque', 'bank', 'matched'),
})
type Movement = typeof anyMovement extends fc.Arbitrary<infer Each> ? Each : never

const signedAmount = ({ kind, amount }: Movement) =>
  ['paid', 'refund_failed', 'dispute_won'].includes(kind) ? amount : -amount

function intentIdOf(method: Movement['how']): string {
  if (method === 'card') return `pi_${randomUUID()}`
  return method === 'cheque' ? `offline:box.${randomUUID()}.cheques` : `offline:${randomUUID()}`
}

async function fillLedger(movements: readonly Movement[]): Promise<string> {
  const mosque = await startDeclaring(database, { timeZone })
  await insertRows(
    database,
    mosque.id,
    'payment_accounts',
    ['live', 'test'].map((mode) => ({ id: `hand-${mode}`, kind: 'offline', mode, created_at: now })),
  )
  const entries = []
  for (const entry of movements) {
    const { at: entryAt, kind, currency, mode, cause, how } = entry
    const giftId = await mosque.insertGift({
      cause_id: cause,
      fund: cause,
      mode,
      currency,
      // Cheques of a collection are stored as bank gifts.
      how: how === 'cheque' ? 'bank' : how,
      account_id: how === 'card' ? mode : `hand-${mode}`,
      intent_id: intentIdOf(how),
      paid_at: null,
    })
    const amount_minor = signedAmount(entry)
    entries.push({
      id: randomUUID(),
      gift_id: giftId,
      kind,
      provider_ref: randomUUID(),
      amount_minor,
      currency,
      mode,
      at: entryAt,
    })
  }
  if (entries.length > 0) await insertRows(database, mosque.id, 'ledger_entries', entries)
  return mosque.id
}

const totalOf = (rows: readonly { amountMinor: number }[]) => rows.reduce((sum, row) => sum + row.amountMinor, 0)
const londonDay = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' })

test('a report adds up to the ledger in every list and currency', { timeout: 60_000 }, () =>
  fc.assert(
    fc.asyncProperty(fc.array(anyMovement, { maxLength: 40 }), async (movements) => {
      const id = await fillLedger(movements)
      const span = spanAt(now, weeks, timeZone)
      const reports = await database.forTenant(id)((tx) => readReport(tx, 'live', span))
      const expectedEntries = movements.filter(({ at: entryAt, mode }) => {
        const day = londonDay.format(entryAt)
        return mode === 'live' && day >= '2026-08-31' && day <= '2026-11-29'
      })
      const currencies = new Set(expectedEntries.map(({ currency }) => currency))
      expect(new Set(reports.map(({ currency }) => currency))).toEqual(currencies)
      for (const report of reports) {
        const currencyEntries = expectedEntries.filter(({ currency }) => currency === report.currency)
        const sum = currencyEntries.reduce((total, entry) => total + signedAmount(entry), 0)
        for (const list of ['weeks', 'causes', 'ways', 'funds'] as const) expect(totalOf(report[list]), list).toBe(sum)
        expect([report.amountMinor, report.inMinor - report.backMinor]).toEqual([sum, sum])
        for (const way of new Set(currencyEntries.map(({ how }) => how)))
          expect([way, totalOf(report.ways.filter(({ name }) => name === way))]).toEqual([
            way,
            currencyEntries.filter(({ how }) => how === way).reduce((total, entry) => total + signedAmount(entry), 0),
          ])
        expect(report.weeks).toHaveLength(weeks)
        expectFridays(report, currencyEntries)
      }
      const journal = writeJournal(await database.forTenant(id)((tx) => readDays(tx, 'live', span)))
      for (const { currency, funds } of reports)
        for (const { name, amountMinor } of funds) {
          const fundLines = journal.filter((line) => line.currency === currency && line.fund === name)
          const donations = fundLines.filter(({ account }) => account === `Donations: ${name}`)
          expect(donations.reduce((sum, line) => sum + line.creditMinor - line.debitMinor, 0)).toBe(amountMinor)
          expect(fundLines.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0)).toBe(0)
        }
    }),
    { numRuns: 8 },
  ),
)

function expectFridays({ fridays }: CurrencyReport, movements: readonly Movement[]): void {
  for (const { day, amountMinor } of fridays) {
    const dayEntries = movements.filter(({ at: entryAt }) => londonDay.format(entryAt) === day)
    expect([day, amountMinor]).toEqual([day, dayEntries.reduce((total, entry) => total + signedAmount(entry), 0)])
  }
}

test('a week ends on Sunday at midnight in the mosque’s time zone, even across clock changes', async () => {
  const entryAt = (moment: string): Movement => ({
    at: new Date(moment),
    kind: 'paid',
    amount: 100,
    currency: 'gbp',
    mode: 'live',
    cause: 'general',
    how: 'card',
  })
  // British Summer Time ends on 25 October: that Sunday has 25 hours.
  const id = await fillLedger([
    entryAt('2026-10-18T22:59:59Z'),
    entryAt('2026-10-18T23:00:00Z'),
    entryAt('2026-10-25T23:59:59Z'),
  ])
  const [report] = await database.forTenant(id)((tx) => readReport(tx, 'live', spanAt(now, weeks, timeZone)))
  const filledWeeks = report?.weeks.filter(({ gifts }) => gifts > 0)
  expect(filledWeeks).toEqual([
    { day: '2026-10-12', amountMinor: 100, gifts: 1 },
    { day: '2026-10-19', amountMinor: 200, gifts: 2 },
  ])
})

test('a journal entry has two lines in one fund, zakat is separate, and formulas are escaped', () => {
  const day = { day: '2026-11-20', currency: 'gbp', causeId: 'c', cause: 'C', way: 'cash' as const, gifts: 1 }
  const lines = writeJournal([
    { ...day, fund: 'zakat', restriction: 'zakat', inMinor: 1000, amountMinor: 700 },
    { ...day, fund: '=HYPERLINK("x")', restriction: 'restricted', inMinor: 500, amountMinor: 500 },
  ])
  expect(journalCsv(lines).split('\r\n')).toEqual([
    '\uFEFFDate,Entry,Account,Fund,Restriction,Currency,Debit,Credit',
    `2026-11-20,1,Cash in hand,"'=HYPERLINK(""x"")",restricted,GBP,5.00,`,
    `2026-11-20,1,"Donations: =HYPERLINK(""x"")","'=HYPERLINK(""x"")",restricted,GBP,,5.00`,
    '2026-11-20,2,Cash in hand,zakat,zakat,GBP,10.00,',
    '2026-11-20,2,Donations: zakat,zakat,zakat,GBP,,10.00',
    '2026-11-20,3,Cash in hand,zakat,zakat,GBP,,3.00',
    '2026-11-20,3,Donations: zakat,zakat,zakat,GBP,3.00,',
    '',
  ])
})

test('a journal’s restriction depends on the kind of cause, not the fund’s name', async () => {
  const entryAt = new Date('2026-11-20T12:00:00Z')
  const funds = [
    ['general', 'General fund', false, 'unrestricted'],
    ['general', 'الصندوق العام', false, 'unrestricted'],
    ['general', 'Roof (not zakat)', false, 'unrestricted'],
    ['zakat', 'صندوق الزكاة', false, 'zakat'],
    ['zakat', 'زکوٰۃ فنڈ', false, 'zakat'],
    ['zakat', 'General', true, 'zakat'],
    ['other', 'Not for zakat', false, 'restricted'],
    ['other', 'general', false, 'restricted'],
    ['other', 'Heating', true, 'unrestricted'],
    ['sadaqah', 'Zakat al-fitr', false, 'restricted'],
    ['sadaqah', 'Sadaqah fund', true, 'unrestricted'],
  ] as const
  const mosque = await startDeclaring(database, { timeZone })
  for (const [no, [kind, fund, anyPurpose]] of funds.entries()) {
    const cause_id = `cause-${no}`
    await insertCause(database, mosque.id, { id: cause_id, kind, fund, anyPurpose })
    const gift_id = await mosque.insertGift({ cause_id, fund, mode: 'live', currency: 'gbp', paid_at: null })
    const entry = {
      id: randomUUID(),
      gift_id,
      kind: 'paid',
      provider_ref: randomUUID(),
      currency: 'gbp',
      mode: 'live',
      at: entryAt,
    }
    await insertRows(database, mosque.id, 'ledger_entries', [{ ...entry, amount_minor: 100 + no }])
  }
  const days = await database.forTenant(mosque.id)((tx) => readDays(tx, 'live', spanAt(now, weeks, timeZone)))
  const lines = writeJournal(days).filter(({ debitMinor }) => debitMinor > 0)
  const restrictions = lines
    .toSorted((a, b) => a.debitMinor - b.debitMinor)
    .map(({ fund, restriction }) => [fund, restriction])
  expect(restrictions).toEqual(funds.map(([, fund, , restriction]) => [fund, restriction]))
})
