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

/** Whether a change was refused because somebody else was quicker. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/** What such a refusal carries as it is now, as the contract has it; recognised by two of its fields. */
const current =
  <T extends object>(...fields: (keyof T & string)[]) =>
  (error: unknown): T | undefined => {
    const data: unknown = isConflict(error) && error instanceof ApiError ? error.data : undefined
    const isCurrent = (value: unknown): value is T =>
      typeof value === 'object' && value !== null && fields.every((field) => field in value)
    return isCurrent(data) ? data : undefined
  }

export const newApplicationOf = current<DeskApplication>('version', 'decisions')
export const newCheckOf = current<TimetableCheck>('version', 'columns')
export const newDayOf = current<DeskDay>('version', 'reasons')
export const newEffectOf = current<RangeEffect>('version', 'lines')
export const newIssueOf = current<NewsletterIssue>('version', 'progress')
export const newJumuahOf = current<DeskJumuah>('version', 'prayers')
export const newMessageOf = current<DeskMessage>('version', 'history')
export const newRulesOf = current<DeskRules>('version', 'rules')
export const newSectionOf = current<DetailsSection>('version', 'values')
export const newTextsOf = current<ReplyTexts>('version', 'texts')
