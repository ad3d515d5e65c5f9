import { ownValue } from '@minaret/foundation/base'
import type { Import, ImportLine, ImportNoteGroup } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import { messages as say } from './messages.gen.ts'
import {
  describeInterval,
  noteValues,
  planNotes,
  planValueNotes,
  type ValueNote,
  viewPlan,
} from './subscriptions/view.ts'
import type { LineCounts, NoteGroup, StoredImport, StoredLine } from './store.ts'

const nothing: LineCounts = { news: 0, about: 0, events: 0, donors: 0, objections: 0, plans: 0, skipped: 0, noted: 0 }

const problems: Readonly<Record<string, LocalizedText>> = {
  zip: say.isZip,
  kind: say.isOther,
  doctype: say.hasDoctype,
  items: say.tooManyItems,
  empty: say.isEmpty,
  workbook: say.isWorkbook,
  list: say.isNoList,
  lines: say.tooManyLines,
  brokenList: say.isBrokenList,
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
  notData: say.notData,
  brokenLine: say.brokenLine,
  longLine: say.lineTooLong,
  died: say.died,
  objectionInNotes: say.objectionInNotes,
  guessedLetters: say.guessedLetters,
  isDonor: say.isDonor,
  ...planNotes,
}

const valueNotes: Readonly<Record<string, ValueNote>> = {
  damaged: say.damaged,
  recoded: say.recoded,
  unreadable: say.unreadable,
  cutOff: say.cutOff,
  entryTooLong: say.entryTooLong,
  endsEarly: say.endsEarly,
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
  ...planValueNotes,
}

const channelWords: Readonly<Record<string, LocalizedText>> = {
  email: say.channelEmail,
  call: say.channelCall,
  post: say.channelPost,
}

/** Channels, which are separated by spaces, as a series. */
const describeChannels = (about: string, language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(
    about.split(' ').flatMap((channel) => ownValue(channelWords, channel)?.[language] ?? []),
  )

/** A note in the words of whoever reads it. */
function describeNote({ code, about = '' }: ImportNote, language: Language): string {
  const field = ownValue(fields, about)?.[language] ?? about
  if (code === 'planInterval') return say.planInterval({ interval: describeInterval(about, language) })[language]
  if (code === 'isDonorYes') return say.isDonorYes({ channels: describeChannels(about, language) })[language]
  if (code === 'isDonorNo') return say.isDonorNo({ channels: describeChannels(about, language) })[language]
  if (code === 'missing') return say.missing({ field })[language]
  if (code === 'field') return say.leftOutField({ field })[language]
  return (plainNotes[code] ?? valueNotes[code]?.(noteValues(about)) ?? say.otherNote)[language]
}

/** Why a file could not be read. */
function describeProblem({ code, line }: NonNullable<StoredImport['problem']>, language: Language): string {
  const sentence = (problems[code] ?? say.failed)[language]
  return line === undefined ? sentence : `${sentence} ${say.inLine({ line: String(line) })[language]}`
}

/** An import as the desk shows it. @param by the name of whoever uploaded it */
export function viewImport(
  { id, name, holds, source, state, problem, done, total, passedOver, columns, requestedAt, change }: StoredImport,
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
    ...(state === 'checked' && columns && columns.questions.length > 0 ? { columns: columns.questions } : {}),
    ...(by === undefined ? {} : { requestedBy: by }),
    requestedAt: requestedAt.toISOString(),
    ...(change ? { change } : {}),
  }
}

/** Notes of one kind as the desk shows them. @param masked titles are not shown whole: in a demonstration anybody may look */
export const viewGroup = (
  { note, count, examples }: NoteGroup,
  { language, masked }: { language: Language; masked: boolean },
): ImportNoteGroup => ({
  note: describeNote(note, language),
  count,
  examples: examples.map(({ position, title }) => ({ position, title: masked ? maskAddress(title) : title })),
})

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
