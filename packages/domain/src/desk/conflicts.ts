import { ApiError } from '@minaret/client'
import type {
  DeskApplication,
  DeskDay,
  DeskJumuah,
  DeskMessage,
  DeskRules,
  DetailsSection,
  NewsletterIssue,
  RangeEffect,
  ReplyTexts,
  TimetableCheck,
} from '@minaret/contract/desk'

/** Whether a change was refused because another user changed the record first. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** Whether the attempt has expired, or had too many tries. */
export const isOver = (error: unknown): boolean => error instanceof ApiError && error.status === 410

/** A type guard for a contract type, by some of its fields. */
const has =
  <T extends object>(...fields: (keyof T & string)[]) =>
  (value: unknown): value is T =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value)

export const isIssue = has<NewsletterIssue>('version', 'progress')
export const isMessage = has<DeskMessage>('version', 'history')

/** Returns the current record that a conflict carries; undefined for any other error. */
const current =
  <T>(guard: (value: unknown) => value is T) =>
  (error: unknown): T | undefined =>
    error instanceof ApiError && isConflict(error) && guard(error.data) ? error.data : undefined

export const newApplicationOf = current(has<DeskApplication>('version', 'decisions'))
export const newCheckOf = current(has<TimetableCheck>('version', 'columns'))
export const newDayOf = current(has<DeskDay>('version', 'reasons'))
export const newEffectOf = current(has<RangeEffect>('version', 'lines'))
export const newIssueOf = current(isIssue)
export const newJumuahOf = current(has<DeskJumuah>('version', 'prayers'))
export const newMessageOf = current(isMessage)
export const newRulesOf = current(has<DeskRules>('version', 'rules'))
export const newSectionOf = current(has<DetailsSection>('version', 'values'))
export const newTextsOf = current(has<ReplyTexts>('version', 'texts'))
