import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { gifts, receipts, type Tx } from '@minaret/foundation/db'
import { giftOrderOf, readGiftPage } from '@minaret/giving/gift-list'
import { cellsOf, headings } from '@minaret/giving/gifts/desk/export'
import { type ExportTable, readPages, text } from '../table.ts'

/** Payment modes in the order of the file: real gifts first. */
const modes = ['live', 'test', 'demo'] as const satisfies readonly PaymentMode[]

const descriptions: Readonly<Record<string, string>> = {
  date: 'when it was given, by the mosque’s clocks',
  reference: 'the short reference on the receipt',
  status: 'where it stands: paid, part_refunded, refunded, disputed, reversed, failed, abandoned or under way',
  'paid by': 'card, regular (a collection of a regular gift), cash, cheque, bank or matched',
  amount: 'what was given, the covered card fee included',
  'refunded or disputed': 'what went back of it, by the ledger',
  currency: 'ISO 4217',
  cause: 'what it was given for',
  donor: 'the name, as typed',
  email: 'the email address, as typed',
  anonymous: 'whether the donor wants to be named nowhere',
  'Gift Aid': 'what the donor answered, where Gift Aid was offered',
  'card fee covered': 'what of the amount the donor added for the card fee',
  note: 'what staff added to a gift recorded by hand',
}

const extraColumns = [
  ['gift', 'the gift’s id: ledger.csv, refunds.csv and claimed-gifts.csv name it'],
  ['mode', 'live is real money; test and demo are not'],
  ['donor id', 'the donor’s id in donors.csv'],
  ['campaign', 'the campaign it was given through, as its page is named in the folder'],
  ['regular gift', 'the regular gift it is one collection of: its id in regular-gifts.csv'],
  ['declaration', 'the Gift Aid declaration given with it: its id in declarations.csv'],
  ['receipt', 'the number of its receipt'],
  ['message', 'what the donor wrote to the mosque'],
] as const

/** Reads the columns that the list of gifts lacks, by gift id. */
async function readExtras(tx: Tx, ids: readonly string[]) {
  const rows = await tx
    .select({
      id: gifts.id,
      donorId: gifts.donorId,
      campaignId: gifts.campaignId,
      cycleId: gifts.cycleId,
      declarationId: gifts.declarationId,
      receipt: receipts.number,
      message: gifts.message,
    })
    .from(gifts)
    .leftJoin(receipts, and(eq(receipts.tenantId, gifts.tenantId), eq(receipts.giftId, gifts.id)))
    .where(inArray(gifts.id, [...ids]))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Gifts as the desk exports them, with ids of rows in the other files and the mode of each. */
export const giftTable: ExportTable = {
  name: 'gifts',
  about: 'One row for each gift that somebody has tried to give, the newest first.',
  columns: [
    ...headings.map((heading) => ({ heading, about: descriptions[heading] ?? '' })),
    ...extraColumns.map(([heading, about]) => ({ heading, about })),
  ],
  async count(tx) {
    const [total] = await tx.select({ rows: count() }).from(gifts).where(ne(gifts.state, 'created'))
    return total?.rows ?? 0
  },
  async *pages(tx, context) {
    for (const mode of modes) {
      const filter = { mode, state: 'all' } as const
      for await (const rows of readPages(giftOrderOf(filter), (page) => readGiftPage(tx, filter, page))) {
        const extras = await readExtras(
          tx,
          rows.map(({ id }) => id),
        )
        yield rows.map((row) => {
          const extra = extras.get(row.id)
          return [
            ...cellsOf(row, context),
            ...[
              row.id,
              mode,
              extra?.donorId,
              extra?.campaignId,
              extra?.cycleId,
              extra?.declarationId,
              extra?.receipt,
              extra?.message,
            ].map(text),
          ]
        })
      }
    }
  },
}
