import { eq } from 'drizzle-orm'
import type { ContentValues } from '@minaret/contract/desk'
import { causes } from '@minaret/foundation/db'
import { mayChangeMoney, type DeskRole } from '@minaret/plans'
import { CodecError } from '../folder/codecs/CodecError.ts'
import { readMoment } from '../folder/codecs/days.ts'
import type { Row } from '../folder/kinds/kind.ts'
import { findReferences } from '../folder/store/rows.ts'
import type { ValueProblem } from './decode.ts'
import { isDated, kindOf, titleOf } from './kinds.ts'
import { changedMoneyKeys } from './money.ts'
import { readingContext } from './readingContext.ts'
import { isOnSite, publishedAtOf, rowDigest, type StoredItem, stateOf, type TranslatedRows } from './stored.ts'
import { readTranslations, readValues, type Translations } from './versions.ts'
import { type ChangedVersions, writeItem, type Writer, writeTarget } from './write.ts'
import { decodeTexts, textsOf, type ContentTexts } from './texts.ts'

/** The values to publish, by default the draft's, and the time, by default now. */
export type Publication = { values?: ContentValues; translations?: Translations; at?: string }

/** The result of a publication. */
export type PublicationResult =
  | { problems: ValueProblem[] }
  /** Changed keys that need an owner or a treasurer. */
  | { money: string[] }
  | { published: ChangedVersions; title: string; publishedAt: Date }
  | { scheduled: Date; title: string }
  | 'unchanged'

/** The text of the draft, or of the published item if there is no draft. */
export async function currentTexts(writer: Writer, item: StoredItem): Promise<ContentTexts> {
  const draft = readValues(item.deskRow?.draft)
  if (draft) return { values: draft, translations: readTranslations(item.deskRow?.draftTranslations) }
  return (await textsOf(writer, item)) ?? { values: {}, translations: {} }
}

/** The text to publish: as submitted, otherwise from the draft. */
async function requestedTexts(writer: Writer, item: StoredItem, publication: Publication): Promise<ContentTexts> {
  const current = await currentTexts(writer, item)
  return {
    values: publication.values ?? current.values,
    translations: { ...current.translations, ...publication.translations },
  }
}

/** Problems that depend on the mosque's other rows. */
async function findRelationProblems({ tx }: Writer, item: StoredItem, row: Row): Promise<ValueProblem[]> {
  const kind = kindOf(item.name)
  const problems: ValueProblem[] = []
  if (typeof row.causeId === 'string') {
    const rows = await tx.select({ id: causes.id }).from(causes).where(eq(causes.id, row.causeId))
    if (rows.length === 0) problems.push({ path: ['cause'], code: 'noCause' })
  }
  const changedColumns = (kind.fixed ?? []).filter((column) => item.row && item.row[column] !== row[column])
  if (changedColumns.length > 0 && (await findReferences(tx, kind, [item.id])).size > 0)
    problems.push(
      ...changedColumns.map((column): ValueProblem => ({
        path: [column],
        code: 'fixed',
        about: String(item.row?.[column]),
      })),
    )
  const [places, placesTaken] = [row.places, item.row?.placesTaken]
  if (typeof places === 'number' && typeof placesTaken === 'number' && places < placesTaken)
    problems.push({ path: ['places'], code: 'placesTaken', about: String(placesTaken) })
  return problems
}

/** Checks whether content can be published. @returns the problems, empty if there are none */
export async function checkTexts(
  writer: Writer,
  item: StoredItem,
  contentTexts: ContentTexts,
): Promise<ValueProblem[]> {
  const decoded = await decodeTexts(writer, item, contentTexts)
  return 'problems' in decoded ? decoded.problems : findRelationProblems(writer, item, decoded.row)
}

/** Parses a time in the mosque's zone, or returns undefined if none was submitted. */
function parsePublicationTime({ tenant, now }: Writer, at: string | undefined): Date | CodecError | undefined {
  if (at === undefined || at.trim() === '') return undefined
  return readMoment(at, 'begins', readingContext(tenant, now, new Map()))
}

/**
 * The publication time if none was submitted: a published item keeps its own, and an imported one keeps that of its
 * former website.
 */
const defaultPublishedAt = (item: StoredItem, now: Date): Date =>
  (isOnSite(item, now) && publishedAtOf(item)) || (item.deskRow?.firstAt ?? now)

const isSame = (item: StoredItem, row: Row, translations: TranslatedRows, publishedAt: Date | null): boolean => {
  if (!item.row) return false
  const publicationDate = isDated(kindOf(item.name)) ? { publishedAt } : {}
  const after = rowDigest(item.name, { ...row, ...publicationDate }, translations)
  return after.equals(rowDigest(item.name, item.row, item.translations))
}

/** Publishes or schedules a content item. @param roles of the author; `checked` skips the check of money fields */
export async function publishItem(
  writer: Writer,
  item: StoredItem,
  publication: Publication,
  { roles, action = 'published' }: { roles: readonly DeskRole[] | 'checked'; action?: 'published' | 'scheduled' },
): Promise<PublicationResult> {
  const { tx, now } = writer
  const contentTexts = await requestedTexts(writer, item, publication)
  const at = parsePublicationTime(writer, publication.at)
  const decoded = await decodeTexts(writer, item, contentTexts)
  const problems: ValueProblem[] =
    'problems' in decoded ? decoded.problems : await findRelationProblems(writer, item, decoded.row)
  if (at instanceof CodecError) problems.push({ path: ['at'], code: at.code ?? 'field' })
  if (problems.length > 0 || 'problems' in decoded || at instanceof CodecError) return { problems }
  if (roles !== 'checked' && !mayChangeMoney(item.name, roles)) {
    const before = (await textsOf(writer, item))?.values ?? {}
    const money = changedMoneyKeys(item.name, before, contentTexts.values)
    if (money.length > 0) return { money }
  }
  const title = titleOf(contentTexts.values, item.id)
  const isScheduled = at !== undefined && at > now && (isOnSite(item, now) || !isDated(kindOf(item.name)))
  if (isScheduled) {
    const { values, translations } = contentTexts
    const draft = { draft: values, draftTranslations: translations, draftBy: writer.accountId ?? null, draftAt: now }
    await writeItem(tx, item, { title: item.deskRow?.title ?? title, ...draft, publishAt: at })
    return { scheduled: at, title }
  }
  const publishedAt = at ?? defaultPublishedAt(item, now)
  if (stateOf(item, now) === 'published' && isSame(item, decoded.row, decoded.translations, publishedAt)) {
    if (item.deskRow?.draft)
      await writeItem(tx, item, {
        title,
        draft: null,
        draftTranslations: null,
        draftBy: null,
        draftAt: null,
        publishAt: null,
      })
    return 'unchanged'
  }
  const target = { state: 'published', row: decoded.row, translations: decoded.translations, publishedAt } as const
  return { published: await writeTarget(writer, item, { target, action, draft: 'none' }), title, publishedAt }
}
