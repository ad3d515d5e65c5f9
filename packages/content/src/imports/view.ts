import { ownValue } from '@minaret/foundation/base'
import type { Import, ImportLine, ImportNoteGroup } from '@minaret/contract/desk'
import type { ImportNote } from '@minaret/foundation/db'
import { maskAddress } from '@minaret/foundation/email-addresses'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from './messages.gen.ts'
import {
  describeInterval,
  noteValues,
  planNotes,
  planValueNotes,
  type ValueNote,
  viewPlan,
} from './subscriptions/view.ts'
import type { LineCounts, NoteGroup, StoredImport, StoredLine } from './store.ts'

const noCounts: LineCounts = { news: 0, about: 0, events: 0, donors: 0, objections: 0, plans: 0, skipped: 0, noted: 0 }

const problems: Readonly<Record<string, LocalizedText>> = {
  zip: texts.isZip,
  kind: texts.isOther,
  doctype: texts.hasDoctype,
  items: texts.tooManyItems,
  empty: texts.isEmpty,
  workbook: texts.isWorkbook,
  list: texts.isNoList,
  lines: texts.tooManyLines,
  brokenList: texts.isBrokenList,
  donors: texts.tooManyDonors,
  emptyList: texts.isEmptyList,
  noAccount: texts.noAccount,
  stripeSilent: texts.stripeSilent,
  stripeRefused: texts.stripeRefused,
  plans: texts.tooManyPlans,
  noPlans: texts.noPlans,
}

const fields: Readonly<Record<string, LocalizedText>> = {
  title: texts.fieldTitle,
  summary: texts.fieldSummary,
  text: texts.fieldText,
  starts: texts.fieldStarts,
  ends: texts.fieldEnds,
  place: texts.fieldPlace,
  address: texts.fieldAddress,
  latitude: texts.fieldMap,
  longitude: texts.fieldMap,
  price: texts.fieldPrice,
  booking: texts.fieldBooking,
  contact: texts.fieldContact,
  timeZone: texts.fieldZone,
}

/** Notes without a parameter. */
const plainNotes: Readonly<Record<string, LocalizedText>> = {
  trash: texts.inTrash,
  recurrence: texts.oneOfSeries,
  tooLong: texts.tooLong,
  empty: texts.hasNoText,
  already: texts.already,
  twice: texts.twice,
  wasDraft: texts.wasDraft,
  wasPrivate: texts.wasPrivate,
  wasScheduled: texts.wasScheduled,
  wasProtected: texts.wasProtected,
  shortened: texts.shortened,
  builder: texts.builder,
  thumbnail: texts.thumbnail,
  repeats: texts.repeats,
  nobody: texts.nobody,
  longName: texts.longName,
  badEmail: texts.badEmail,
  badPhone: texts.badPhone,
  longAddress: texts.longAddress,
  longRemark: texts.longRemark,
  unclearWish: texts.unclearWish,
  notData: texts.notData,
  brokenLine: texts.brokenLine,
  longLine: texts.lineTooLong,
  died: texts.died,
  objectionInNotes: texts.objectionInNotes,
  guessedLetters: texts.guessedLetters,
  isDonor: texts.isDonor,
  ...planNotes,
}

const valueNotes: Readonly<Record<string, ValueNote>> = {
  damaged: texts.damaged,
  recoded: texts.recoded,
  unreadable: texts.unreadable,
  cutOff: texts.cutOff,
  entryTooLong: texts.entryTooLong,
  endsEarly: texts.endsEarly,
  attachment: texts.attachment,
  unknownType: texts.unknownType,
  shortcodes: texts.shortcodes,
  pictures: texts.pictures,
  embeds: texts.embeds,
  scripts: texts.scripts,
  plainLinks: texts.plainLinks,
  oldLinks: texts.oldLinks,
  comments: texts.comments,
  sameDonor: texts.sameDonor,
  sameName: texts.sameName,
  ...planValueNotes,
}

const channelNames: Readonly<Record<string, LocalizedText>> = {
  email: texts.channelEmail,
  call: texts.channelCall,
  post: texts.channelPost,
}

/** Formats space-separated channels as a list in the given language. */
const describeChannels = (about: string, language: Language): string =>
  new Intl.ListFormat(language === 'en' ? 'en-GB' : language).format(
    about.split(' ').flatMap((channel) => ownValue(channelNames, channel)?.[language] ?? []),
  )

/** Describes a note in the user's language. */
function describeNote({ code, about = '' }: ImportNote, language: Language): string {
  const field = ownValue(fields, about)?.[language] ?? about
  if (code === 'planInterval') return texts.planInterval({ interval: describeInterval(about, language) })[language]
  if (code === 'isDonorYes') return texts.isDonorYes({ channels: describeChannels(about, language) })[language]
  if (code === 'isDonorNo') return texts.isDonorNo({ channels: describeChannels(about, language) })[language]
  if (code === 'missing') return texts.missing({ field })[language]
  if (code === 'field') return texts.leftOutField({ field })[language]
  return (plainNotes[code] ?? valueNotes[code]?.(noteValues(about)) ?? texts.otherNote)[language]
}

/** Describes why a file could not be read, in the user's language. */
function describeProblem({ code, line }: NonNullable<StoredImport['problem']>, language: Language): string {
  const sentence = (problems[code] ?? texts.failed)[language]
  return line === undefined ? sentence : `${sentence} ${texts.inLine({ line: String(line) })[language]}`
}

/** Converts an import to the desk API's format. @param by the name of the uploader */
export function viewImport(
  { id, name, holds, source, state, problem, done, total, passedOver, columns, requestedAt, change }: StoredImport,
  { counts = noCounts, by, language }: { counts?: LineCounts; by?: string; language: Language },
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
      .toSorted((first, second) => second.count - first.count),
    ...(state === 'checked' && columns && columns.questions.length > 0 ? { columns: columns.questions } : {}),
    ...(by === undefined ? {} : { requestedBy: by }),
    requestedAt: requestedAt.toISOString(),
    ...(change ? { change } : {}),
  }
}

/** Converts a group of notes. @param masked whether to mask titles, as demonstrations are public */
export const viewGroup = (
  { note, count, examples }: NoteGroup,
  { language, masked }: { language: Language; masked: boolean },
): ImportNoteGroup => ({
  note: describeNote(note, language),
  count,
  examples: examples.map(({ position, title }) => ({ position, title: masked ? maskAddress(title) : title })),
})

/** Converts a line of the report. @param masked whether to mask addresses, as demonstrations are public */
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
