import type { ImportLine } from '@minaret/contract/desk'
import type { ImportedPlan } from '@minaret/foundation/db'
import type { Language, LocalizedText } from '@minaret/foundation/i18n'
import { messages as texts } from '../messages.gen.ts'

/** Reasons why a regular gift isn't adopted, without parameters. */
export const planNotes: Readonly<Record<string, LocalizedText>> = {
  planHere: texts.planHere,
  planOtherMosque: texts.planOtherMosque,
  planMode: texts.planMode,
  planEnded: texts.planEnded,
  planIncomplete: texts.planIncomplete,
  planTrial: texts.planTrial,
  planPastDue: texts.planPastDue,
  planPaused: texts.planPaused,
  planEnding: texts.planEnding,
  planScheduled: texts.planScheduled,
  planOtherApplication: texts.planOtherApplication,
  planTransferred: texts.planTransferred,
  planInvoiced: texts.planInvoiced,
  planDiscounted: texts.planDiscounted,
  planAmount: texts.planAmount,
  planNoEmail: texts.planNoEmail,
  planBadEmail: texts.planBadEmail,
  planUnknown: texts.planUnknown,
  planGone: texts.planGone,
  planNoName: texts.planNoName,
}

/** The parameter of a note, under each name that messages use. */
export const noteValues = (about: string) => ({
  line: about,
  address: about,
  type: about,
  names: about,
  count: about,
  currency: about,
  percent: about,
})

/** A note with a parameter. */
export type ValueNote = (values: ReturnType<typeof noteValues>) => LocalizedText

/** Notes on regular gifts with a parameter. */
export const planValueNotes: Readonly<Record<string, ValueNote>> = {
  planItems: texts.planItems,
  planCurrency: texts.planCurrency,
  planFee: texts.planFee,
}

const units = ['day', 'week', 'month', 'year'] as const
const unitOf = (text: string | undefined) => units.find((unit) => unit === text)

/** Formats an interval such as `3 month`. */
export function describeInterval(interval: string, language: Language): string {
  const [count = '', name] = interval.split(' ')
  const unit = unitOf(name)
  if (!unit || !/^\d{1,6}$/.test(count)) return '?'
  return new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }).format(Number(count))
}

/** Converts a regular gift in Stripe to the report's format. */
export function viewPlan({ interval, nextAt, ...plan }: ImportedPlan): NonNullable<ImportLine['plan']> {
  const unit = unitOf(interval)
  return { ...plan, ...(unit ? { interval: unit } : {}), ...(nextAt === undefined ? {} : { next: nextAt }) }
}
