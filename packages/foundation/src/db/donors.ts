import { sql } from 'drizzle-orm'
import { boolean, check, customType, foreignKey, index, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { instant, publicId } from './columns.ts'
import { paymentModes } from './paymentAccounts.ts'
import { ownTenant } from './ownTenant.ts'

/** Text in the order of its bytes: a beginning is a range, which row security lets an index find. */
const byteText = customType<{ data: string }>({ dataType: () => 'text collate "C"' })

/** The systems whose lists of donors are read; `csv` is any other list. */
export const donorSources = ['givewp', 'donorbox', 'csv'] as const

/**
 * Who has given: one row for an email address, or for a name where no address is known. Triggers of the database write it as
 * gifts come in and regular gifts begin (`find_donor`), and take it away with the last that names it. Donors brought from
 * another system are here without a gift, and stay until they are deleted. It is staff's view of donors: receipts, accounts
 * and Gift Aid do not read it.
 */
export const donors = pgTable(
  'donors',
  {
    tenantId: ownTenant(),
    id: publicId(),
    mode: text({ enum: paymentModes }).notNull(),
    /** The address as it is compared, or `name:` and the name. */
    key: text().notNull(),
    /** As the newest gift has it. */
    name: text().notNull(),
    namedAt: instant().notNull(),
    email: text().notNull(),
    /** The account's number, or the one staff wrote. */
    phone: text().notNull().default(''),
    /** The name in lower case, else the address: the order of lists. */
    sortKey: byteText().notNull(),
    /** The inbox an address leads to, and the last digits of the number: what likely duplicates share. */
    inbox: text().notNull().default(''),
    phoneKey: text().notNull().default(''),
    /** The donor that staff say is the same person, and the one all of them are listed as. */
    mergedInto: text(),
    groupId: text().notNull(),
    /** Whether the mosque may write or call about more than a gift itself; nothing where nobody has said. */
    contactEmail: boolean(),
    contactPhone: boolean(),
    contactPost: boolean(),
    /** The import that brought them, where one did, and what its file said; the import itself is deleted after 90 days. */
    importId: text(),
    importedFrom: text({ enum: donorSources }),
    importedAt: instant(),
    /** A home and remarks as they stood in the file: no letter, claim or sum is made of either. */
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

/** The beginnings by which donors are found: words of the name, the address and its parts, the digits of the number. */
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

/** Pairs that look alike and are two people, as staff have decided: they are not proposed again. */
export const donorPairs = pgTable(
  'donor_pairs',
  {
    tenantId: ownTenant(),
    /** The lesser of both ids comes first. */
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
