import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import type { ContentKindName, ContentValues, DonorColumnAnswer, DonorListColumn } from '@minaret/contract/desk'
import { bytes, instant, publicId } from './columns.ts'
import { donorSources } from './donors.ts'
import { ownTenant } from './ownTenant.ts'
import type { planSystems } from './regularGifts.ts'

/** How far an import has come: uploaded, read for its dry run, decided, made, taken back. */
export const importStates = ['uploading', 'checking', 'checked', 'importing', 'done', 'undone', 'failed'] as const

/** Something that is left out, or why all of it is: the code of a sentence, and what the sentence speaks of. */
export type ImportNote = { code: string; about?: string }

/**
 * What is brought: another website's texts, which editors bring, donors, who are the treasurer's, or regular gifts that are at
 * the payment provider already.
 */
export const importHoldings = ['website', 'donors', 'subscriptions'] as const

/** A regular gift of another system, as the payment provider lists it. */
export type ImportedPlan = {
  email: string
  /** Missing where it has no amount of its own. */
  amountMinor?: number
  currency: string
  /** `week`, `month`, `year` or `day`, and how many of them lie between two collections; missing where it isn't known. */
  interval?: string
  intervalCount: number
  nextAt?: string
  system: (typeof planSystems)[number]
  /** The application's id at the provider. */
  application?: string
}

/** What adopting regular gifts was decided with. */
export type Adoption = { causeId: string; fund: string; oldSystemOff: boolean }

/** A donor as a file has them. What a file does not say of contact is not there. */
export type ImportedDonor = {
  name: string
  email: string
  phone?: string
  address?: string
  remark?: string
  mayEmail?: boolean
  mayCall?: boolean
  mayWrite?: boolean
}

/** The headings of a list of donors, the columns somebody is asked about while there are any, and the answers. */
export type DonorListColumns = { headings: string[]; questions: DonorListColumn[]; answers: DonorColumnAnswer[] }

/** What is brought along from another system: a file, what would be made of it, and what was. */
export const imports = pgTable(
  'imports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** What the file is called. */
    name: text().notNull(),
    holds: text({ enum: importHoldings }).notNull().default('website'),
    /** Whose list of donors it is, once it was read. */
    source: text({ enum: donorSources }),
    bytes: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: importStates }).notNull().default('uploading'),
    /** Why the file could not be read: the code of a sentence, and the line of the file. */
    problem: jsonb().$type<{ code: string; line?: number }>(),
    /** Parts uploaded, parts read or drafts made so far, and how many there are. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** How many things there are of each type that is not listed line by line. */
    passedOver: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** A staff account's id, stored after the account has gone. */
    requestedBy: text().notNull(),
    requestedAt: instant().notNull(),
    /** When somebody decided that it is made: the instant of all its drafts, by which an undo knows them again. */
    appliedBy: text(),
    appliedAt: instant(),
    /** Of a list of donors, what is asked about its columns and what was answered. */
    columns: jsonb().$type<DonorListColumns>(),
    /** Of regular gifts, how they are adopted. */
    adopts: jsonb().$type<Adoption>(),
    /** The entry of the log that takes it back. */
    change: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.id] }),
    index().on(t.tenantId, t.requestedAt),
    check(
      'imports_state_known',
      sql`${t.state} in ('uploading', 'checking', 'checked', 'importing', 'done', 'undone', 'failed')`,
    ),
    check('imports_holds_known', sql`${t.holds} in ('website', 'donors', 'subscriptions')`),
    check('imports_problem', sql`(${t.state} = 'failed') = (${t.problem} is not null)`),
  ],
)

/** An uploaded file in pieces of at most a megabyte: it is never in memory whole, and deleted once it was read. */
export const importParts = pgTable(
  'import_parts',
  {
    tenantId: ownTenant(),
    importId: text().notNull(),
    holds: text({ enum: importHoldings }).notNull().default('website'),
    position: integer().notNull(),
    content: bytes().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.importId, t.position] }),
    foreignKey({
      name: 'import_parts_import',
      columns: [t.tenantId, t.importId],
      foreignColumns: [imports.tenantId, imports.id],
    }).onDelete('cascade'),
  ],
)

/** A picture that a thing of another website has: where it is in its folder of uploads, what it shows, and whether it was brought. */
export type ImportedPicture = { path: string; alt?: string; chosen?: true }

/** One thing of an uploaded file: the draft that is made of it, or why none is. */
export const importLines = pgTable(
  'import_lines',
  {
    tenantId: ownTenant(),
    importId: text().notNull(),
    holds: text({ enum: importHoldings }).notNull().default('website'),
    /** Of donors, the line of the file. */
    position: integer().notNull(),
    /** Whether a draft is made of it, or a donor. */
    adds: boolean().notNull(),
    /** What the other system calls it. */
    type: text().notNull(),
    kind: text().$type<ContentKindName>(),
    title: text().notNull(),
    notes: jsonb().$type<ImportNote[]>().notNull(),
    /** What its draft says; nothing of what is skipped. */
    words: jsonb().$type<ContentValues>(),
    /** Of a draft; the export itself has no pictures. */
    picture: jsonb().$type<ImportedPicture>(),
    donor: jsonb().$type<ImportedDonor>(),
    plan: jsonb().$type<ImportedPlan>(),
    /** Of news, when the other website published it. */
    firstAt: instant(),
    /** What it is at the other website, by which a second import knows it again; of donors their key among `donors`. */
    sourceKey: text(),
    /** The draft or the donor that was made. */
    draftId: text(),
  },
  (t) => [
    primaryKey({ columns: [t.tenantId, t.importId, t.position] }),
    index()
      .on(t.tenantId, t.sourceKey)
      .where(sql`${t.draftId} is not null`),
    index('import_lines_donor')
      .on(t.tenantId, t.sourceKey)
      .where(sql`${t.holds} = 'donors'`),
    // By which the lines of a donor who goes are found among those of regular gifts.
    index('import_lines_plan_donor')
      .on(t.tenantId, sql`donor_key(${t.title}, ${t.plan} ->> 'email')`)
      .where(sql`${t.holds} = 'subscriptions'`),
    foreignKey({
      name: 'import_lines_import',
      columns: [t.tenantId, t.importId],
      foreignColumns: [imports.tenantId, imports.id],
    }).onDelete('cascade'),
    check(
      'import_lines_whole',
      sql`case ${t.holds}
        when 'donors' then ${t.adds} = (${t.donor} is not null) and ${t.words} is null and ${t.kind} is null and ${t.plan} is null
        when 'subscriptions' then ${t.plan} is not null and ${t.donor} is null and ${t.words} is null and ${t.kind} is null
        else ${t.adds} = (${t.words} is not null) and ${t.adds} = (${t.kind} is not null) and ${t.donor} is null
          and ${t.plan} is null
      end and (${t.adds} or ${t.draftId} is null)`,
    ),
  ],
)
