import { sql } from 'drizzle-orm'
import { boolean, check, customType, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Text in byte order: a prefix is then a range, which an index can serve under row security. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The systems whose donor lists can be imported; `csv` is any other list. */
export const donorSources = ['givewp', 'donorbox', 'csv'] as const

/**
 * Donors: one row per email address, or per name if no address is known. Database triggers write the row when gifts are paid
 * and regular gifts start (`find_donor`), and delete it with the last gift that refers to it. Donors imported from another
 * system have a row without a gift, until they are deleted. This is staff's view of donors: receipts, accounts and Gift Aid
 * do not read it.
 */
export const donors = pgTable(
  'donors',
  {
    tenantId: ownTenant(),
    id: publicId(),
    mode: text({ enum: paymentModes }).notNull(),
    /** The address normalised for comparison, or `name:` and the name. */
    key: text().notNull(),
    /** As on the newest gift. */
    name: text().notNull(),
    namedAt: instant().notNull(),
    email: text().notNull(),
    /** The account's number, or the one staff entered. */
    phone: text().notNull().default(''),
    /** The name in lower case, or the address if there is none: the sort order of lists. */
    sortKey: byteText().notNull(),
    /** The inbox an address delivers to, and the last digits of the number: likely duplicates share these. */
    inbox: text().notNull().default(''),
    phoneKey: text().notNull().default(''),
    /** The donor that staff merged this one into, and the one the whole group is listed as. */
    mergedInto: text(),
    groupId: text().notNull(),
    /** Consent to contact beyond the gift itself; null if the donor has not said. */
    contactEmail: boolean(),
    contactPhone: boolean(),
    contactPost: boolean(),
    /** The import that added the donor, if any, and its source; the import itself is deleted after 90 days. */
    importId: text(),
    importedFrom: text({ enum: donorSources }),
    importedAt: instant(),
    /** The address and remarks as in the file; not used for emails, claims or totals. */
    address: text().notNull().default(''),
    remark: text().notNull().default(''),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    unique().on(t.tenantId, t.mode, t.key),
    index('donors_listed')
      .on(t.tenantId, t.mode, t.sortKey, t.id)
      .where(sql`${t.mergedInto} is null`),
    index().on(t.tenantId, t.groupId),
    index('donors_merged')
      .on(t.tenantId, t.mergedInto)
      .where(sql`${t.mergedInto} is not null`),
    index('donors_inbox')
      .on(t.tenantId, t.mode, t.inbox)
      .where(sql`${t.inbox} <> ''`),
    index('donors_phone')
      .on(t.tenantId, t.mode, t.phoneKey)
      .where(sql`${t.phoneKey} <> ''`),
    index('donors_imported')
      .on(t.tenantId, t.importId)
      .where(sql`${t.importId} is not null`),
    check('donors_import_whole', sql`num_nulls(${t.importId}, ${t.importedFrom}, ${t.importedAt}) in (0, 3)`),
    check('donors_merged_apart', sql`${t.mergedInto} is null or ${t.mergedInto} <> ${t.id}`),
  ],
)

/** Search terms of donors, matched by prefix: words of the name, the address and its parts, the digits of the number. */
export const donorTerms = pgTable(
  'donor_terms',
  {
    tenantId: ownTenant(),
    term: byteText().notNull(),
    donorId: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.term, t.donorId] }),
    index().on(t.tenantId, t.donorId),
    foreignKey({ columns: [t.tenantId, t.donorId], foreignColumns: [donors.tenantId, donors.id] }).onDelete('cascade'),
  ],
)

/** Likely duplicates that staff have marked as two people: they are not proposed again. */
export const donorPairs = pgTable(
  'donor_pairs',
  {
    tenantId: ownTenant(),
    /** The smaller of the two ids. */
    firstId: text().notNull(),
    secondId: text().notNull(),
    decidedAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.firstId, t.secondId] }),
    index().on(t.tenantId, t.secondId),
    foreignKey({
      name: 'donor_pairs_first',
      columns: [t.tenantId, t.firstId],
      foreignColumns: [donors.tenantId, donors.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'donor_pairs_second',
      columns: [t.tenantId, t.secondId],
      foreignColumns: [donors.tenantId, donors.id],
    }).onDelete('cascade'),
    check('donor_pairs_ordered', sql`${t.firstId} collate "C" < ${t.secondId}`),
  ],
)
