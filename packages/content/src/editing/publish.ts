import { eq } from 'drizzle-orm'
import type { ContentValues } from '@minaret/contract/desk'
import { causes } from '@minaret/foundation/db'
import { mayChangeMoney, type DeskRole } from '@minaret/plans'
import { CodecError } from '../folder/codecs/CodecError.ts'
import { readMoment } from '../folder/codecs/days.ts'
import type { Row } from '../folder/kinds/kind.ts'
import { whoRefers } from '../folder/store/rows.ts'
import type { ValueProblem } from './decode.ts'
import { isDated, kindOf, titleOf } from './kinds.ts'
import { changedMoneyKeys } from './money.ts'
import { readingContext } from './readingContext.ts'
import { isOnSite, publishedAtOf, rowDigest, type StoredThing, stateOf, type TranslatedRows } from './stored.ts'
import { readTranslations, readValues, type Translations } from './versions.ts'
import { type ChangedVersions, writeItem, type Writer, writeTarget } from './write.ts'
import { decodeWords, wordsOf, type Words } from './words.ts'

/** What is to be published: values, or the draft, from now or from a moment on. */
export type Publication = { values?: ContentValues; translations?: Translations; at?: string }

/** How a publication went. */
export type PublicationResult =
  | { problems: ValueProblem[] }
  /** Keys that only an owner or a treasurer changes. */
  | { money: string[] }
  | { published: ChangedVersions; title: string; publishedAt: Date }
  | { scheduled: Date; title: string }
  | 'unchanged'

/** What a draft says, or what is on the site where there is none. */
export async function currentWords(writer: Writer, thing: StoredThing): Promise<Words> {
  const draft = readValues(thing.item?.draft)
  if (draft) return { values: draft, translations: readTranslations(thing.item?.draftTranslations) }
  return (await wordsOf(writer, thing)) ?? { values: {}, translations: {} }
}

/** The words to publish: those that were sent, else the draft's. */
async function wantedWords(writer: Writer, thing: StoredThing, sent: Publication): Promise<Words> {
  const current = await currentWords(writer, thing)
  return { values: sent.values ?? current.values, translations: { ...current.translations, ...sent.translations } }
}

/** What only the mosque's other rows can say is wrong. */
async function problemsBesides({ tx }: Writer, thing: StoredThing, row: Row): Promise<ValueProblem[]> {
  const kind = kindOf(thing.name)
  const problems: ValueProblem[] = []
  if (typeof row.causeId === 'string') {
    const found = await tx.select({ id: causes.id }).from(causes).where(eq(causes.id, row.causeId))
    if (found.length === 0) problems.push({ path: ['cause'], code: 'noCause' })
  }
  const moved = (kind.fixed ?? []).filter((column) => thing.row && thing.row[column] !== row[column])
  if (moved.length > 0 && (await whoRefers(tx, kind, [thing.id])).size > 0)
    problems.push(
      ...moved.map((column): ValueProblem => ({ path: [column], code: 'fixed', about: String(thing.row?.[column]) })),
    )
  const [places, taken] = [row.places, thing.row?.placesTaken]
  if (typeof places === 'number' && typeof taken === 'number' && places < taken)
    problems.push({ path: ['places'], code: 'placesTaken', about: String(taken) })
  return problems
}

/** Everything that keeps words from being published; none where nothing does. */
export async function checkWords(writer: Writer, thing: StoredThing, words: Words): Promise<ValueProblem[]> {
  const read = await decodeWords(writer, thing, words)
  return 'problems' in read ? read.problems : problemsBesides(writer, thing, read.row)
}

/** A moment of the mosque's clocks; nothing where none was sent. */
function readAt({ tenant, now }: Writer, at: string | undefined): Date | CodecError | undefined {
  if (at === undefined || at.trim() === '') return undefined
  return readMoment(at, 'begins', readingContext(tenant, now, new Map()))
}

/**
 * Since when it is on the site once it is published without a moment: what is there stays as old as it was, and so does news that
 * another website published first.
 */
const usualSince = (thing: StoredThing, now: Date): Date =>
  (isOnSite(thing, now) && publishedAtOf(thing)) || (thing.item?.firstAt ?? now)

const isSame = (thing: StoredThing, row: Row, translations: TranslatedRows, publishedAt: Date | null): boolean => {
  if (!thing.row) return false
  const since = isDated(kindOf(thing.name)) ? { publishedAt } : {}
  const after = rowDigest(thing.name, { ...row, ...since }, translations)
  return after.equals(rowDigest(thing.name, thing.row, thing.translations))
}

/** Publishes a thing, or schedules that. @param roles of whoever does it; their draft's own where it was scheduled */
export async function publishThing(
  writer: Writer,
  thing: StoredThing,
  sent: Publication,
  { roles, what = 'published' }: { roles: readonly DeskRole[] | 'checked'; what?: 'published' | 'scheduled' },
): Promise<PublicationResult> {
  const { tx, now } = writer
  const words = await wantedWords(writer, thing, sent)
  const at = readAt(writer, sent.at)
  const read = await decodeWords(writer, thing, words)
  const problems: ValueProblem[] = 'problems' in read ? read.problems : await problemsBesides(writer, thing, read.row)
  if (at instanceof CodecError) problems.push({ path: ['at'], code: at.code ?? 'field' })
  if (problems.length > 0 || 'problems' in read || at instanceof CodecError) return { problems }
  if (roles !== 'checked' && !mayChangeMoney(thing.name, roles)) {
    const before = (await wordsOf(writer, thing))?.values ?? {}
    const money = changedMoneyKeys(thing.name, before, words.values)
    if (money.length > 0) return { money }
  }
  const title = titleOf(words.values, thing.id)
  const waits = at !== undefined && at > now && (isOnSite(thing, now) || !isDated(kindOf(thing.name)))
  if (waits) {
    const { values, translations } = words
    const draft = { draft: values, draftTranslations: translations, draftBy: writer.accountId ?? null, draftAt: now }
    await writeItem(tx, thing, { title: thing.item?.title ?? title, ...draft, publishAt: at })
    return { scheduled: at, title }
  }
  const publishedAt = at ?? usualSince(thing, now)
  if (stateOf(thing, now) === 'published' && isSame(thing, read.row, read.translations, publishedAt)) {
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
  const target = { state: 'published', row: read.row, translations: read.translations, publishedAt } as const
  return { published: await writeTarget(writer, thing, { target, what, draft: 'none' }), title, publishedAt }
}
