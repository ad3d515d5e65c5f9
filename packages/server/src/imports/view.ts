import type { Import, ImportLine } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import { importMessages as say } from './messages/index.ts'
import type { LineCounts, StoredImport, StoredLine } from './store.ts'

const nothing: LineCounts = { news: 0, about: 0, events: 0, skipped: 0, noted: 0 }

const problems: Readonly<Record<string, LocalizedText>> = {
  zip: say.isZip,
  kind: say.isOther,
  encoding: say.badEncoding,
  doctype: say.hasDoctype,
  broken: say.isBroken,
  entry: say.entryTooLong,
  items: say.tooManyItems,
  empty: say.isEmpty,
}

const fields: Readonly<Record<string, LocalizedText>> = {
  title: say.fieldTitle,
  summary: say.fieldSummary,
  text: say.fieldText,
  starts: say.fieldStarts,
  ends: say.fieldEnds,
  place: say.fieldPlace,
  address: say.fieldAddress,
  latitude: say.fieldMap,
  longitude: say.fieldMap,
  price: say.fieldPrice,
  booking: say.fieldBooking,
  contact: say.fieldContact,
  timeZone: say.fieldZone,
}

/** Notes that speak of nothing more. */
const plainNotes: Readonly<Record<string, LocalizedText>> = {
  trash: say.inTrash,
  recurrence: say.oneOfSeries,
  tooLong: say.tooLong,
  empty: say.hasNoText,
  already: say.already,
  twice: say.twice,
  wasDraft: say.wasDraft,
  wasPrivate: say.wasPrivate,
  wasScheduled: say.wasScheduled,
  wasProtected: say.wasProtected,
  shortened: say.shortened,
  builder: say.builder,
  thumbnail: say.thumbnail,
  repeats: say.repeats,
}

const aboutNotes: Readonly<Record<string, (about: string) => LocalizedText>> = {
  attachment: say.attachment,
  unknownType: say.unknownType,
  shortcodes: say.shortcodes,
  pictures: say.pictures,
  embeds: say.embeds,
  scripts: say.scripts,
  plainLinks: say.plainLinks,
  oldLinks: say.oldLinks,
  comments: say.comments,
}

/** A note in the words of whoever reads it. */
function describeNote({ code, about = '' }: ImportNote, language: Language): string {
  const field = fields[about]?.[language] ?? about
  if (code === 'missing') return say.missing(field)[language]
  if (code === 'field') return say.leftOutField(field)[language]
  return (plainNotes[code] ?? aboutNotes[code]?.(about) ?? say.otherNote)[language]
}

/** Why a file could not be read. */
function describeProblem({ code, line }: NonNullable<StoredImport['problem']>, language: Language): string {
  const sentence = (problems[code] ?? say.failed)[language]
  return line === undefined ? sentence : `${sentence} ${say.inLine(String(line))[language]}`
}

/** An import as the desk shows it. @param by the name of whoever uploaded it */
export function viewImport(
  { id, name, state, problem, done, total, passedOver, requestedAt, change }: StoredImport,
  { counts = nothing, by, language }: { counts?: LineCounts; by?: string; language: Language },
): Import {
  return {
    id,
    name,
    state,
    ...(problem ? { problem: describeProblem(problem, language) } : {}),
    done,
    total,
    counts,
    passedOver: Object.entries(passedOver)
      .map(([type, count]) => ({ type, count }))
      .toSorted((one, other) => other.count - one.count),
    ...(by === undefined ? {} : { requestedBy: by }),
    requestedAt: requestedAt.toISOString(),
    ...(change ? { change } : {}),
  }
}

/** One line of the report. */
export const viewLine = (
  { position, adds, kind, type, title, notes, draftId }: StoredLine,
  language: Language,
): ImportLine => ({
  position,
  adds,
  ...(kind ? { kind } : {}),
  type,
  title,
  notes: notes.map((note) => describeNote(note, language)),
  ...(draftId ? { draft: draftId } : {}),
})
