import { donors, subscribers } from '@minaret/foundation/db'
import { defineTable, moment, text, yesNo } from '../table.ts'

const donorTable = defineTable({
  name: 'donors',
  about: 'The donors: one row for an email address, or for a name where there is no address.',
  table: donors,
  order: { keys: [{ by: donors.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: donors, cursor: page.cursor })
      .from(donors)
      .where(page.beyond)
      .orderBy(...page.by)
      .limit(page.limit),
  columns: [
    ['donor id', 'gifts.csv and regular-gifts.csv name it', ({ row }) => text(row.id)],
    ['name', 'as in the newest gift', ({ row }) => text(row.name)],
    ['email', '', ({ row }, { addressOf }) => text(row.email === '' ? '' : addressOf(row.email))],
    ['phone', '', ({ row }) => text(row.phone)],
    ['same person as', 'the donor id that staff merged this one into', ({ row }) => text(row.mergedInto)],
    ['may email', 'yes, no, or empty where it is not set', ({ row }) => yesNo(row.contactEmail)],
    ['may call', 'the same', ({ row }) => yesNo(row.contactPhone)],
    ['may write', 'the same, by post', ({ row }) => yesNo(row.contactPost)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
    ['imported from', 'givewp, donorbox or csv; empty where a gift brought them', ({ row }) => text(row.importedFrom)],
    ['imported', 'by the mosque’s clocks', ({ row }, context) => moment(row.importedAt, context)],
    ['address', 'as it stood in the imported file', ({ row }) => text(row.address)],
    ['remark', 'the same; no gift comes of it', ({ row }) => text(row.remark)],
  ],
})

const subscriberTable = defineTable({
  name: 'subscribers',
  about: 'Everybody who has asked for the newsletter. Write only to those whose state is confirmed.',
  table: subscribers,
  order: { keys: [{ by: subscribers.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: subscribers, cursor: page.cursor })
      .from(subscribers)
      .where(page.beyond)
      .orderBy(...page.by)
      .limit(page.limit),
  columns: [
    ['email', '', ({ row }, { addressOf }) => text(addressOf(row.email))],
    ['name', '', ({ row }) => text(row.name)],
    ['state', 'pending (has not confirmed), confirmed, or left', ({ row }) => text(row.state)],
    ['asked', 'by the mosque’s clocks', ({ row }, context) => moment(row.askedAt, context)],
    ['confirmed', 'by the mosque’s clocks', ({ row }, context) => moment(row.confirmedAt, context)],
    ['left', 'by the mosque’s clocks', ({ row }, context) => moment(row.leftAt, context)],
    ['wording', 'which words they agreed to', ({ row }) => text(row.wording)],
    ['language', 'empty: the mosque’s own', ({ row }) => text(row.language)],
    ['returned', 'since when emails come back from the address', ({ row }, context) => moment(row.bouncedAt, context)],
  ],
})

/** Donors and subscribers. */
export const peopleTables = [donorTable, subscriberTable]
