import { Option } from 'commander'
import {
  addDays,
  type LedgerEntry,
  isCalendarDay,
  loadTenant,
  InvalidValueError,
  readLedger,
  referenceOf,
  writeAmount,
  formatDateTime,
  zonedInstant,
} from '@minaret/server/operator'
import { addExportOptions, type ExportOptions, printExport } from '../frame/exportData.ts'
import { withTenant } from '../frame/store.ts'
import { type TenantOptions, defineTenantCommand } from '../frame/defineCommand.ts'

type Options = TenantOptions &
  ExportOptions & { from?: string; to?: string; cause?: string; mode: 'live' | 'test' | 'demo' }

/** Returns a day's midnight in the mosque's time zone. @throws OperatorError for an invalid day */
function parseMidnight(day: string | undefined, timeZone: string, daysLater = 0): Date | undefined {
  if (day === undefined) return undefined
  if (!isCalendarDay(day)) throw new InvalidValueError(`"${day}" is not a date. Write it like 2026-04-06.`)
  return zonedInstant(addDays(day, daysLater), 0, timeZone)
}

const headings = [
  'at',
  'reference',
  'entry',
  'how',
  'amount',
  'currency',
  'cause',
  'fund',
  'campaign',
  'donor',
  'email',
  'anonymous',
  'note',
  'receipt',
  'cover',
  'giftAid',
  'regular',
  'gift',
  'amountMinor',
] as const

const toRow = (entry: LedgerEntry, timeZone: string) => ({
  at: formatDateTime(entry.at, timeZone),
  reference: referenceOf(entry.giftId),
  entry: entry.kind,
  how: entry.how,
  amount: { decimal: writeAmount(entry.amountMinor, entry.currency) },
  currency: entry.currency.toUpperCase(),
  cause: entry.cause,
  fund: entry.fund,
  campaign: entry.campaign,
  donor: entry.donorName,
  email: entry.donorEmail,
  anonymous: entry.anonymous ? 'yes' : 'no',
  note: entry.note,
  receipt: entry.receiptNumber,
  // The amount that the donor added for the card fee, for the whole gift rather than this entry.
  cover: entry.coverMinor > 0 ? { decimal: writeAmount(entry.coverMinor, entry.currency) } : undefined,
  giftAid: entry.giftAid,
  regular: entry.rhythm,
  gift: { decimal: entry.giftId.startsWith('-') ? `'${entry.giftId}` : entry.giftId },
  amountMinor: entry.amountMinor,
})

async function run(options: Options): Promise<void> {
  const { mode, cause: causeId } = options
  if (options.from && options.to && options.from > options.to)
    throw new InvalidValueError('The end date must not be before the start date.')
  const { entries, sums, timeZone } = await withTenant(options.tenant, async ({ database }, id) => {
    const { config } = await loadTenant(database, id)
    const from = parseMidnight(options.from, config.timeZone)
    const before = parseMidnight(options.to, config.timeZone, 1)
    return { ...(await readLedger(database, id, { mode, from, before, causeId })), timeZone: config.timeZone }
  })
  const totalLines = sums.map(
    ({ currency, amountMinor, entries: count }) =>
      `${writeAmount(amountMinor, currency)} ${currency.toUpperCase()} in ${count} ${count === 1 ? 'entry' : 'entries'}`,
  )
  await printExport(options, {
    headings,
    rows: entries.map((entry) => toRow(entry, timeZone)),
    json: {
      mode,
      entries: entries.map(({ at, ...entry }) => ({
        at: at.toISOString(),
        reference: referenceOf(entry.giftId),
        ...entry,
        amount: writeAmount(entry.amountMinor, entry.currency),
      })),
      sums: sums.map((total) => ({ ...total, amount: writeAmount(total.amountMinor, total.currency) })),
    },
    notes: [
      `Total in the ledger: ${totalLines.join('; ') || 'nothing'}.`,
      ...(mode === 'live' ? [] : [`These gifts are in ${mode} mode: no real money.`]),
      ...(entries.length === 0 && mode === 'live' ? ['To export test or demonstration gifts, use --mode.'] : []),
    ],
  })
}

/** `donations export`: the ledger's entries. */
export const exportCommand = () =>
  addExportOptions(
    defineTenantCommand('export', {
      summary: 'Export every ledger entry with its gift, as CSV or JSON',
      examples: [
        'donations export --tenant an-noor --from 2026-04-06 --to 2027-04-05 --out gifts.csv',
        'donations export --tenant an-noor --cause roof --format json',
      ],
      details:
        'Anonymous donors are named too: their names are hidden from the public, but staff need them for receipts. A column\nmarks them; store the file securely. Refunds have their own rows, with negative amounts. The column cover is the part of\nthe gift that covers the card fee, and giftAid is the donor’s answer. Totals per currency come from the ledger; with CSV\nthey are printed on standard error.',
    }),
  )
    .option('--from <date>', "the start date, in the mosque's time zone")
    .option('--to <date>', 'the end date, inclusive')
    .option('--cause <id>', 'only gifts to one cause')
    .addOption(
      new Option('--mode <mode>', 'real, test or demonstration gifts')
        .choices(['live', 'test', 'demo'])
        .default('live'),
    )
    .action(run)
