import { donors, subscribers } from '@minaret/foundation/db'
import { defineTable, moment, text, yesNo } from '../table.ts'

const donorTable = defineTable({
  name: 'donors',
  about: 'One row for each donor: for each email address, or each name if there is no address.',
  table: donors,
  order: { keys: [{ by: donors.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: donors, cursor: page.cursor })
      .from(donors)
      .where(page.beyond)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['donor id', 'used in gifts.csv and regular-gifts.csv', ({ row }) => text(row.id)],
    ['name', 'the name on the latest gift', ({ row }) => text(row.name)],
    ['email', '', ({ row }, { addressOf }) => text(row.email === '' ? '' : addressOf(row.email))],
    ['phone', '', ({ row }) => text(row.phone)],
    ['same person as', 'the donor id this one was merged into', ({ row }) => text(row.mergedInto)],
    ['may email', 'yes, no, or empty if not set', ({ row }) => yesNo(row.contactEmail)],
    ['may call', 'yes, no, or empty if not set', ({ row }) => yesNo(row.contactPhone)],
    ['may write', 'by post: yes, no, or empty if not set', ({ row }) => yesNo(row.contactPost)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    [
      'imported from',
      'givewp, donorbox or csv; empty if the donor was added by a gift',
      ({ row }) => text(row.importedFrom),
    ],
    ['imported', 'in the mosque’s time zone', ({ row }, context) => moment(row.importedAt, context)],
    ['address', 'the address in the imported file', ({ row }) => text(row.address)],
    ['remark', 'notes and totals from the imported file; not counted as gifts', ({ row }) => text(row.remark)],
  ],
})

const subscriberTable = defineTable({
  name: 'subscribers',
  about: 'Everyone who asked for the newsletter. Only email people whose state is confirmed.',
  table: subscribers,
  order: { keys: [{ by: subscribers.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: subscribers, cursor: page.cursor })
      .from(subscribers)
      .where(page.beyond)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['email', '', ({ row }, { addressOf }) => text(addressOf(row.email))],
    ['name', '', ({ row }) => text(row.name)],
    ['state', 'pending (not confirmed yet), confirmed or left', ({ row }) => text(row.state)],
    ['asked', 'in the mosque’s time zone', ({ row }, context) => moment(row.askedAt, context)],
    ['confirmed', 'in the mosque’s time zone', ({ row }, context) => moment(row.confirmedAt, context)],
    ['left', 'in the mosque’s time zone', ({ row }, context) => moment(row.leftAt, context)],
    ['wording', 'the version of the text they agreed to', ({ row }) => text(row.wording)],
    ['language', 'empty for the mosque’s language', ({ row }) => text(row.language)],
    ['returned', 'when emails to the address started to bounce', ({ row }, context) => moment(row.bouncedAt, context)],
  ],
})

/** Donors and subscribers. */
export const peopleTables = [donorTable, subscriberTable]
