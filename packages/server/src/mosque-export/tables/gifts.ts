import { and, count, eq, inArray, ne } from 'drizzle-orm'
import type { PaymentMode } from '@minaret/contract'
import { gifts, receipts, type Tx } from '@minaret/foundation/db'
import { giftOrderOf, readGiftPage } from '@minaret/giving/gift-list'
import { cellsOf, headings } from '@minaret/giving/gifts/desk/export'
import { type ExportTable, readPages, text } from '../table.ts'

/** Payment modes in the order of the file: real gifts first. */
const modes = ['live', 'test', 'demo'] as const satisfies readonly PaymentMode[]

const descriptions: Readonly<Record<string, string>> = {
  date: 'when it was given, in the mosque’s time zone',
  reference: 'the reference on the receipt',
  status: 'paid, part_refunded, refunded, disputed, reversed, failed, abandoned or under way',
  'paid by': 'card, regular (a payment of a regular gift), cash, cheque, bank or matched',
  amount: 'the amount given, including any card fee the donor covered',
  'refunded or disputed': 'the amount refunded or disputed, from the ledger',
  currency: 'ISO 4217',
  cause: 'the cause it was given to',
  donor: 'the name the donor entered',
  email: 'the email address the donor entered',
  anonymous: 'whether the donor asked not to be named',
  'Gift Aid': 'the donor’s answer, if Gift Aid was offered',
  'card fee covered': 'the part of the amount that covers the card fee',
  note: 'a staff note on a gift recorded by hand',
}

const extraColumns = [
  ['gift', 'the gift’s id, used in ledger.csv, refunds.csv and claimed-gifts.csv'],
  ['mode', 'live is real money; test and demo are not'],
  ['donor id', 'the donor’s id in donors.csv'],
  ['campaign', 'the campaign it was given through: the name of its file in the folder'],
  ['regular gift', 'the id in regular-gifts.csv, if it is a payment of a regular gift'],
  ['declaration', 'the id of its Gift Aid declaration in declarations.csv'],
  ['receipt', 'the receipt number'],
  ['message', 'the donor’s message to the mosque'],
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
  about: 'One row for each gift, including unsuccessful attempts, newest first.',
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
