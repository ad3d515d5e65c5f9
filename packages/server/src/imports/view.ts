import { ownValue } from '@minaret/foundation/base'
import type { Import, ImportLine } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import { importMessages as say } from './messages/index.ts'
import { describeInterval, planAboutNotes, planNotes, viewPlan } from './subscriptions/view.ts'
import type { LineCounts, StoredImport, StoredLine } from './store.ts'

const nothing: LineCounts = { news: 0, about: 0, events: 0, donors: 0, plans: 0, skipped: 0, noted: 0 }

const problems: Readonly<Record<string, LocalizedText>> = {
  zip: say.isZip,
  kind: say.isOther,
  encoding: say.badEncoding,
  doctype: say.hasDoctype,
  broken: say.isBroken,
  entry: say.entryTooLong,
  items: say.tooManyItems,
  empty: say.isEmpty,
  workbook: say.isWorkbook,
  list: say.isNoList,
  lines: say.tooManyLines,
  longLine: say.lineTooLong,
  brokenList: say.isBrokenList,
  columns: say.noColumns,
  donors: say.tooManyDonors,
  emptyList: say.isEmptyList,
  noAccount: say.noAccount,
  stripeSilent: say.stripeSilent,
  stripeRefused: say.stripeRefused,
  plans: say.tooManyPlans,
  noPlans: say.noPlans,
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
  nobody: say.nobody,
  longName: say.longName,
  badEmail: say.badEmail,
  badPhone: say.badPhone,
  longAddress: say.longAddress,
  longRemark: say.longRemark,
  unclearWish: say.unclearWish,
  guessedLetters: say.guessedLetters,
  isDonor: say.isDonor,
  ...planNotes,
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
  sameDonor: say.sameDonor,
  sameName: say.sameName,
  ...planAboutNotes,
}

/** A note in the words of whoever reads it. */
function describeNote({ code, about = '' }: ImportNote, language: Language): string {
  const field = ownValue(fields, about)?.[language] ?? about
  if (code === 'planInterval') return say.planInterval(describeInterval(about, language))[language]
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
  { id, name, holds, source, state, problem, done, total, passedOver, requestedAt, change }: StoredImport,
  { counts = nothing, by, language }: { counts?: LineCounts; by?: string; language: Language },
): Import {
  return {
    id,
    name,
    holds,
    ...(source ? { source } : {}),
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

/** One line of the report. @param masked addresses are not shown whole: in a demonstration anybody may look */
export const viewLine = (
  { position, adds, holds, kind, type, title, notes, draftId, plan }: StoredLine,
  { language, masked }: { language: Language; masked: boolean },
): ImportLine => ({
  position,
  adds,
  ...(kind ? { kind } : {}),
  ...(type ? { type } : {}),
  title: masked && holds !== 'website' ? maskAddress(title) : title,
  notes: notes.map((note) => describeNote(note, language)),
  ...(plan ? { plan: viewPlan(plan) } : {}),
  ...(draftId && holds !== 'subscriptions' ? { [holds === 'donors' ? 'donor' : 'draft']: draftId } : {}),
})
