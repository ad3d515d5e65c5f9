import { sql } from 'drizzle-orm'
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { causes } from './content.ts'
import { currency, instant, publicId } from './columns.ts'
import { communityBuildings } from './gasds.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** A named envelope, as the counter enters it. */
export type BoxEnvelope = { name: string; amountMinor: number }

/** The number of each note and coin, by its value in the minor unit. */
export type BoxDenominations = Readonly<Record<string, number>>

/**
 * The counting sheet of a collection, confirmed by both of the two counters. It holds donors' names while it is open; once
 * it is closed they are in the gifts, and only the paying-in details can change.
 */
export const boxSheets = pgTable(
  'box_sheets',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** The day of the collection, in the mosque's time zone. */
    day: date({ mode: 'string' }).notNull(),
    causeId: text().notNull(),
    /** Null outside community buildings. */
    buildingId: text(),
    mode: text({ enum: paymentModes }).notNull(),
    currency: currency().notNull(),
    state: text({ enum: ['open', 'closed'] })
      .notNull()
      .default('open'),
    openedBy: text().notNull(),
    secondBy: text().notNull(),
    /** Counts saves, so that a confirmation applies to the version the counter saw. */
    version: integer().notNull().default(1),
    envelopes: jsonb().$type<BoxEnvelope[]>().notNull().default([]),
    envelopeCount: integer().notNull().default(0),
    envelopesMinor: integer().notNull().default(0),
    /** Donations in cash of £30 or less, without a declaration. */
    smallCashMinor: integer().notNull().default(0),
    /** The notes and coins of the small cash, if they were counted by denomination. */
    denominations: jsonb().$type<BoxDenominations>(),
    /** Cash that came in larger gifts: £50 notes. */
    largeNotes: integer().notNull().default(0),
    largeNotesMinor: integer().notNull().default(0),
    /** Cash given with a Gift Aid declaration, outside the envelopes. */
    declaredMinor: integer().notNull().default(0),
    cheques: integer().notNull().default(0),
    chequesMinor: integer().notNull().default(0),
    /** When each counter confirmed this version; a save clears both. */
    openerConfirmedAt: instant(),
    secondConfirmedAt: instant(),
    createdAt: instant().notNull(),
    closedAt: instant(),
    /** The day it was paid in at the bank, and the reference on the slip. */
    bankedOn: date({ mode: 'string' }),
    bankedReference: text(),
    bankedBy: text(),
    bankedAt: instant(),
    /** The bank statement line that shows the payment; cleared when its posting is reversed. */
    bankedLine: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.state, t.day),
    foreignKey({ columns: [t.tenantId, t.causeId], foreignColumns: [causes.tenantId, causes.id] }),
    foreignKey({
      columns: [t.tenantId, t.buildingId],
      foreignColumns: [communityBuildings.tenantId, communityBuildings.id],
    }),
    check('box_sheets_two_people', sql`${t.openedBy} <> ${t.secondBy}`),
    check(
      'box_sheets_closed_by_both',
      sql`(${t.state} = 'closed') = (${t.closedAt} is not null)
        and (${t.state} = 'open' or num_nonnulls(${t.openerConfirmedAt}, ${t.secondConfirmedAt}) = 2)`,
    ),
    check('box_sheets_names_gone', sql`${t.state} = 'open' or ${t.envelopes} = '[]'::jsonb`),
    check(
      'box_sheets_counted',
      sql`least(${t.envelopeCount}, ${t.envelopesMinor}, ${t.smallCashMinor}, ${t.largeNotes}, ${t.largeNotesMinor},
        ${t.declaredMinor}, ${t.cheques}, ${t.chequesMinor}) >= 0`,
    ),
    check(
      'box_sheets_banked_whole',
      sql`num_nonnulls(${t.bankedOn}, ${t.bankedReference}, ${t.bankedBy}, ${t.bankedAt}) in (0, 4)
        and (${t.state} = 'closed' or ${t.bankedAt} is null)`,
    ),
  ],
)
