import { ApiError, oopsIn } from '@minaret/client'

/** Whether the host said that what was asked for is not there, or no longer, or that its address cannot be one. */
export const isMissing = (error: unknown): boolean =>
  error instanceof ApiError && error.kind === 'refused' && [400, 404, 410].includes(error.status)

/** What the host found wrong with what was sent, by field; nothing for any other failure. */
export const fieldErrorsOf = (error: unknown): Readonly<Record<string, string>> =>
  error instanceof ApiError ? error.errors : {}

/**
 * The code of a failure for those who must tell refusals apart: 410 a link that is used or too old, 409 a change that
 * came too late, 429 too many tries; 0 when nothing answered.
 */
export const statusOf = (error: unknown): number => (error instanceof ApiError ? error.status : 0)

/** Whether the host has said nothing about a failure that people could be told: a page then has words of its own. */
export const isWordless = (error: unknown): boolean => !(error instanceof ApiError) || error.wordless

/**
 * What people are told of a failure: the host's words, or the general sentence in the page's language.
 * @param language the page's (BCP 47)
 */
export const failureWords = (error: Error, language?: string): string =>
  // What is no failed call is a fault of ours: its words would help nobody.
  isWordless(error) ? oopsIn(language) : error.message
