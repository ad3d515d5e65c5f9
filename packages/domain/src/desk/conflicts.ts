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

/** Whether the attempt has expired, or has failed too often. */
export const isAttemptExpired = (error: unknown): boolean => error instanceof ApiError && error.status === 410

/** A type guard for a contract type, by some of its fields. */
const hasFields =
  <T extends object>(...fields: (keyof T & string)[]) =>
  (value: unknown): value is T =>
    typeof value === 'object' && value !== null && fields.every((field) => field in value)

export const isIssue = hasFields<NewsletterIssue>('version', 'progress')
export const isMessage = hasFields<DeskMessage>('version', 'history')

/** Returns the current record that a conflict carries; undefined for any other error. */
const parseConflict =
  <T>(guard: (value: unknown) => value is T) =>
  (error: unknown): T | undefined =>
    error instanceof ApiError && isConflict(error) && guard(error.data) ? error.data : undefined

export const parseApplicationConflict = parseConflict(hasFields<DeskApplication>('version', 'decisions'))
export const parseCheckConflict = parseConflict(hasFields<TimetableCheck>('version', 'columns'))
export const parseDayConflict = parseConflict(hasFields<DeskDay>('version', 'reasons'))
export const parseEffectConflict = parseConflict(hasFields<RangeEffect>('version', 'lines'))
export const parseIssueConflict = parseConflict(isIssue)
export const parseJumuahConflict = parseConflict(hasFields<DeskJumuah>('version', 'prayers'))
export const parseMessageConflict = parseConflict(isMessage)
export const parseRulesConflict = parseConflict(hasFields<DeskRules>('version', 'rules'))
export const parseSectionConflict = parseConflict(hasFields<DetailsSection>('version', 'values'))
export const parseReplyTextsConflict = parseConflict(hasFields<ReplyTexts>('version', 'texts'))
