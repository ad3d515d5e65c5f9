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

/** Status of an import: upload, dry run, import, undo. */
export const importStates = ['uploading', 'checking', 'checked', 'importing', 'done', 'undone', 'failed'] as const

/** Why part or all of a line is left out: the code of a message, and its parameter. */
export type ImportNote = { code: string; about?: string }

/**
 * What an import contains: another website's content (for editors), donors (for treasurers), or regular gifts that already
 * exist at the payment provider.
 */
export const importHoldings = ['website', 'donors', 'subscriptions'] as const

/** A regular gift of another system, as the payment provider lists it. */
export type ImportedPlan = {
  email: string
  /** Undefined if it has no fixed amount. */
  amountMinor?: number
  currency: string
  /** `week`, `month`, `year` or `day`; undefined if unknown. A collection is due every `intervalCount` of them. */
  interval?: string
  intervalCount: number
  nextAt?: string
  system: (typeof planSystems)[number]
  /** The application's id at the provider. */
  application?: string
}

/** The treasurer's choices for adopting regular gifts. */
export type Adoption = { causeId: string; fund: string; oldSystemOff: boolean }

/** A donor as in the file. Contact preferences that the file does not state are undefined. */
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

/** The headings of a donor list, the columns still in question, and the treasurer's answers. */
export type DonorListColumns = { headings: string[]; questions: DonorListColumn[]; answers: DonorColumnAnswer[] }

/** An import from another system: the file, its dry run, and its result. */
export const imports = pgTable(
  'imports',
  {
    tenantId: ownTenant(),
    id: publicId(),
    /** File name. */
    name: text().notNull(),
    holds: text({ enum: importHoldings }).notNull().default('website'),
    /** The system the donor list comes from, once it has been read. */
    source: text({ enum: donorSources }),
    bytes: bigint({ mode: 'number' }).notNull(),
    state: text({ enum: importStates }).notNull().default('uploading'),
    /** Why the file could not be read: the code of a message, and the line of the file. */
    problem: jsonb().$type<{ code: string; line?: number }>(),
    /** Progress: parts uploaded, parts read or drafts created so far, and their total. */
    done: integer().notNull().default(0),
    total: integer().notNull().default(0),
    /** Number of items of each type that is not listed line by line. */
    passedOver: jsonb().$type<Record<string, number>>().notNull().default({}),
    /** A staff account's id, kept after the account is deleted. */
    requestedBy: text().notNull(),
    requestedAt: instant().notNull(),
    /** When the import was confirmed: all its drafts have this time, by which undo recognises them. */
    appliedBy: text(),
    appliedAt: instant(),
    /** For a donor list, the questions about its columns and the answers. */
    columns: jsonb().$type<DonorListColumns>(),
    /** For regular gifts, how they are adopted. */
    adopts: jsonb().$type<Adoption>(),
    /** The log entry through which it can be undone. */
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

/** An uploaded file in parts of at most a megabyte, so that the whole file is never in memory. Deleted once read. */
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

/** A picture of an item on another website: its path in the uploads folder, its alternative text, and whether it was chosen for import. */
export type ImportedPicture = { path: string; alt?: string; chosen?: true }

/** One item of an uploaded file: the draft made from it, or why there is none. */
export const importLines = pgTable(
  'import_lines',
  {
    tenantId: ownTenant(),
    importId: text().notNull(),
    holds: text({ enum: importHoldings }).notNull().default('website'),
    /** For donors, the line of the file. */
    position: integer().notNull(),
    /** Whether it becomes a draft or a donor. */
    adds: boolean().notNull(),
    /** The other system's name for its type. */
    type: text().notNull(),
    kind: text().$type<ContentKindName>(),
    title: text().notNull(),
    notes: jsonb().$type<ImportNote[]>().notNull(),
    /** Its draft's text; null if it is skipped. */
    words: jsonb().$type<ContentValues>(),
    /** For a draft; the export file itself contains no pictures. */
    picture: jsonb().$type<ImportedPicture>(),
    donor: jsonb().$type<ImportedDonor>(),
    plan: jsonb().$type<ImportedPlan>(),
    /** For news, when the other website published it. */
    firstAt: instant(),
    /** Its id on the other website, by which a second import recognises it; for donors their key in `donors`. */
    sourceKey: text(),
    /** The draft or donor created. */
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
    // Finds a deleted donor's lines among those of regular gifts.
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
