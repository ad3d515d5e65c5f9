import { giftAidClaimed, giftAidClaims, giftAidDeclarations, giftAidLines } from '@minaret/foundation/db'
import { amount, defineTable, moment, text, yesNo } from '../table.ts'

/** Formats an amount; Gift Aid is claimed in pounds only. */
const pounds = (minor: number) => amount(minor, 'gbp')

const declarations = defineTable({
  name: 'declarations',
  about: 'One row for each Gift Aid declaration, valid or cancelled. HMRC requires charities to keep them.',
  table: giftAidDeclarations,
  order: { keys: [{ by: giftAidDeclarations.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: giftAidDeclarations, cursor: page.cursor })
      .from(giftAidDeclarations)
      .where(page.beyond)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['declaration', 'the row’s id', ({ row }) => text(row.id)],
    [
      'agreed',
      'when the donor made it, in the mosque’s time zone',
      ({ row }, context) => moment(row.agreedAt, context),
    ],
    ['title', '', ({ row }) => text(row.title)],
    ['first name', '', ({ row }) => text(row.firstName)],
    ['last name', '', ({ row }) => text(row.lastName)],
    ['house', 'house name or number', ({ row }) => text(row.house)],
    ['postcode', 'empty for an overseas address', ({ row }) => text(row.postcode)],
    ['overseas', '', ({ row }) => yesNo(row.overseas)],
    ['email', 'the donor’s email address', ({ row }, { addressOf }) => text(addressOf(row.email))],
    ['scope', 'which gifts it covers', ({ row }) => text(row.scope)],
    ['charity', 'the charity it is made to', ({ row }) => text(row.charity)],
    ['wording', 'the version of the text the donor agreed to', ({ row }) => text(row.wording)],
    ['language', 'the language of that text', ({ row }) => text(row.language)],
    ['channel', 'website, app or spoken', ({ row }) => text(row.channel)],
    [
      'confirmed',
      'when a gift or a link in an email confirmed it',
      ({ row }, context) => moment(row.provedAt, context),
    ],
    ['cancelled', 'empty if it is valid', ({ row }, context) => moment(row.cancelledAt, context)],
    ['cancelled by', '', ({ row }) => text(row.cancelledBy)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
  ],
})

const claims = defineTable({
  name: 'claims',
  about: 'One row for each Gift Aid claim.',
  table: giftAidClaims,
  order: { keys: [{ by: giftAidClaims.id, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: giftAidClaims, cursor: page.cursor })
      .from(giftAidClaims)
      .where(page.beyond)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['claim', 'the row’s id', ({ row }) => text(row.id)],
    ['number', 'the claim number in the staff area', ({ row }) => text(row.number)],
    ['state', 'open, claimed or undone', ({ row }) => text(row.state)],
    ['lines', 'the number of rows in its schedule', ({ row }) => text(row.lines)],
    ['donations', 'the donations claimed for, in pounds', ({ row }) => pounds(row.amountMinor)],
    [
      'small donations',
      'claimed under the Gift Aid Small Donations Scheme, in pounds',
      ({ row }) => pounds(row.smallMinor),
    ],
    ['made', 'in the mosque’s time zone', ({ row }, context) => moment(row.madeAt, context)],
    ['claimed', 'in the mosque’s time zone', ({ row }, context) => moment(row.claimedAt, context)],
    ['undone', 'in the mosque’s time zone', ({ row }, context) => moment(row.undoneAt, context)],
    ['mode', 'live is real money; test and demo are not', ({ row }) => text(row.mode)],
  ],
})

const claimLines = defineTable({
  name: 'claim-lines',
  about: 'The schedules of the claims in HMRC’s columns, one row for each line.',
  table: giftAidLines,
  order: {
    keys: [
      { by: giftAidLines.claimId, kind: 'text' },
      { by: giftAidLines.position, kind: 'number' },
    ],
  },
  read: (tx, page) =>
    tx
      .select({ row: giftAidLines, cursor: page.cursor })
      .from(giftAidLines)
      .where(page.beyond)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['claim', 'the claim’s id in claims.csv', ({ row }) => text(row.claimId)],
    ['line', 'the row of the schedule', ({ row }) => text(row.position)],
    ['title', '', ({ row }) => text(row.title)],
    ['first name', '', ({ row }) => text(row.firstName)],
    ['last name', '', ({ row }) => text(row.lastName)],
    ['house', 'house name or number', ({ row }) => text(row.house)],
    ['postcode', '', ({ row }) => text(row.postcode)],
    ['aggregated', 'the description of an aggregated row', ({ row }) => text(row.aggregated)],
    ['date', 'the date of the last donation', ({ row }) => text(row.day)],
    ['amount', 'in pounds', ({ row }) => pounds(row.amountMinor)],
  ],
})

const claimedGifts = defineTable({
  name: 'claimed-gifts',
  about: 'The gifts in each line of a claim.',
  table: giftAidClaimed,
  order: { keys: [{ by: giftAidClaimed.giftId, kind: 'text' }] },
  read: (tx, page) =>
    tx
      .select({ row: giftAidClaimed, cursor: page.cursor })
      .from(giftAidClaimed)
      .where(page.beyond)
      .orderBy(...page.orderBy)
      .limit(page.limit),
  columns: [
    ['gift', 'the gift’s id in gifts.csv', ({ row }) => text(row.giftId)],
    ['claim', 'the claim’s id in claims.csv', ({ row }) => text(row.claimId)],
    ['line', 'the row of the schedule in claim-lines.csv', ({ row }) => text(row.position)],
    ['amount', 'the amount claimed for, in pounds', ({ row }) => pounds(row.amountMinor)],
    ['declaration', 'the declaration’s id in declarations.csv', ({ row }) => text(row.declarationId)],
  ],
})

/** Declarations, claims, their lines and gifts. */
export const giftAidTables = [declarations, claims, claimLines, claimedGifts]
