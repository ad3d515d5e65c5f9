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
export async function currentTexts(writer: Writer, thing: StoredItem): Promise<ContentTexts> {
  const draft = readValues(thing.item?.draft)
  if (draft) return { values: draft, translations: readTranslations(thing.item?.draftTranslations) }
  return (await textsOf(writer, thing)) ?? { values: {}, translations: {} }
}

/** The text to publish: as submitted, otherwise from the draft. */
async function requestedTexts(writer: Writer, thing: StoredItem, publication: Publication): Promise<ContentTexts> {
  const current = await currentTexts(writer, thing)
  return {
    values: publication.values ?? current.values,
    translations: { ...current.translations, ...publication.translations },
  }
}

/** Problems that depend on the mosque's other rows. */
async function findRelationProblems({ tx }: Writer, thing: StoredItem, row: Row): Promise<ValueProblem[]> {
  const kind = kindOf(thing.name)
  const problems: ValueProblem[] = []
  if (typeof row.causeId === 'string') {
    const rows = await tx.select({ id: causes.id }).from(causes).where(eq(causes.id, row.causeId))
    if (rows.length === 0) problems.push({ path: ['cause'], code: 'noCause' })
  }
  const changedColumns = (kind.fixed ?? []).filter((column) => thing.row && thing.row[column] !== row[column])
  if (changedColumns.length > 0 && (await findReferences(tx, kind, [thing.id])).size > 0)
    problems.push(
      ...changedColumns.map((column): ValueProblem => ({
        path: [column],
        code: 'fixed',
        about: String(thing.row?.[column]),
      })),
    )
  const [places, placesTaken] = [row.places, thing.row?.placesTaken]
  if (typeof places === 'number' && typeof placesTaken === 'number' && places < placesTaken)
    problems.push({ path: ['places'], code: 'placesTaken', about: String(placesTaken) })
  return problems
}

/** Checks whether content can be published. @returns the problems, empty if there are none */
export async function checkTexts(
  writer: Writer,
  thing: StoredItem,
  contentTexts: ContentTexts,
): Promise<ValueProblem[]> {
  const decoded = await decodeTexts(writer, thing, contentTexts)
  return 'problems' in decoded ? decoded.problems : findRelationProblems(writer, thing, decoded.row)
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
const defaultPublishedAt = (thing: StoredItem, now: Date): Date =>
  (isOnSite(thing, now) && publishedAtOf(thing)) || (thing.item?.firstAt ?? now)

const isSame = (thing: StoredItem, row: Row, translations: TranslatedRows, publishedAt: Date | null): boolean => {
  if (!thing.row) return false
  const publicationDate = isDated(kindOf(thing.name)) ? { publishedAt } : {}
  const after = rowDigest(thing.name, { ...row, ...publicationDate }, translations)
  return after.equals(rowDigest(thing.name, thing.row, thing.translations))
}

/** Publishes or schedules a content item. @param roles of the author; `checked` skips the check of money fields */
export async function publishThing(
  writer: Writer,
  thing: StoredItem,
  publication: Publication,
  { roles, what = 'published' }: { roles: readonly DeskRole[] | 'checked'; what?: 'published' | 'scheduled' },
): Promise<PublicationResult> {
  const { tx, now } = writer
  const contentTexts = await requestedTexts(writer, thing, publication)
  const at = parsePublicationTime(writer, publication.at)
  const decoded = await decodeTexts(writer, thing, contentTexts)
  const problems: ValueProblem[] =
    'problems' in decoded ? decoded.problems : await findRelationProblems(writer, thing, decoded.row)
  if (at instanceof CodecError) problems.push({ path: ['at'], code: at.code ?? 'field' })
  if (problems.length > 0 || 'problems' in decoded || at instanceof CodecError) return { problems }
  if (roles !== 'checked' && !mayChangeMoney(thing.name, roles)) {
    const before = (await textsOf(writer, thing))?.values ?? {}
    const money = changedMoneyKeys(thing.name, before, contentTexts.values)
    if (money.length > 0) return { money }
  }
  const title = titleOf(contentTexts.values, thing.id)
  const isScheduled = at !== undefined && at > now && (isOnSite(thing, now) || !isDated(kindOf(thing.name)))
  if (isScheduled) {
    const { values, translations } = contentTexts
    const draft = { draft: values, draftTranslations: translations, draftBy: writer.accountId ?? null, draftAt: now }
    await writeItem(tx, thing, { title: thing.item?.title ?? title, ...draft, publishAt: at })
    return { scheduled: at, title }
  }
  const publishedAt = at ?? defaultPublishedAt(thing, now)
  if (stateOf(thing, now) === 'published' && isSame(thing, decoded.row, decoded.translations, publishedAt)) {
    if (thing.item?.draft)
      await writeItem(tx, thing, {
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
  return { published: await writeTarget(writer, thing, { target, what, draft: 'none' }), title, publishedAt }
}
