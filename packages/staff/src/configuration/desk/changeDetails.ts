import { z } from 'zod'
import type { DetailsChange, DetailsChanged, DetailsSection } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { type LogEntry, writeLog } from '@minaret/foundation/staff'
import {
  changedPages,
  containsSecretKey,
  readSettings,
  readSettingText,
  type StoredSetting,
  storeSetting,
} from '../writeSetting.ts'
import { messages as texts } from './messages.gen.ts'
import { getProblem, rulesProblems } from './problems.ts'
import { detailsSubject, readSection, sectionValues, versionOfSection } from './readDetails.ts'
import { detailOf, keysOf, sectionNames } from './sections.ts'

/** The account that changes the mosque’s details, and when. */
export type DetailsWriter = { tx: Tx; accountId: string; now: Date }

/** Stored settings by key; null if not set. */
export type LoggedDetails = Record<string, string | null>

/** Parses settings from a log entry. */
export const readLoggedDetails = (value: unknown): LoggedDetails =>
  z.record(z.string(), z.string().nullable()).parse(value ?? {})

const storedValue = (storedSettings: readonly StoredSetting[], key: string): string | null =>
  storedSettings.find((pair) => pair.key === key)?.value ?? null

type SubmittedDetails = { values: LoggedDetails; errors: Record<string, LocalizedText> }

/** Parses the submitted settings that differ from the stored ones, with errors by key. */
export async function readSubmittedDetails(
  tx: Tx,
  { section, values }: Pick<DetailsChange, 'section' | 'values'>,
  storedSettings: readonly StoredSetting[],
): Promise<SubmittedDetails> {
  const current = sectionValues(storedSettings, section)
  const submission: SubmittedDetails = { values: {}, errors: {} }
  for (const key of keysOf(section)) {
    const text = (values[key] ?? '').trim()
    if (text === (current[key] ?? '')) continue
    if (containsSecretKey(text)) {
      submission.errors[key] = texts.secretProblem
      continue
    }
    const setting = detailOf(key)
    const result = text === '' ? { value: null } : await readSettingText(tx, setting, text, storedSettings)
    if ('problem' in result) submission.errors[key] = getProblem(setting.form)
    else if (result.value !== storedValue(storedSettings, key)) submission.values[key] = result.value
  }
  return { ...submission, errors: { ...submission.errors, ...rulesProblems(section, { ...current, ...values }) } }
}

async function storeDetails(tx: Tx, values: LoggedDetails): Promise<void> {
  for (const [key, value] of Object.entries(values)) await storeSetting(tx, key, value ?? undefined)
}

/** The result of a change of a section. */
export type DetailsResult = DetailsChanged | { conflict: DetailsSection } | { errors: Record<string, LocalizedText> }

/**
 * Changes and logs a section, unless it has changed since the given version or a value is invalid.
 * @returns if nothing was changed, the current section or the errors by key
 */
export async function changeDetails(
  { tx, accountId, now }: DetailsWriter,
  { section, version, values }: DetailsChange,
): Promise<DetailsResult> {
  const subject = detailsSubject(section)
  await lockUntilCommit(tx, subject)
  const storedSettings = await readSettings(tx)
  if (versionOfSection(sectionValues(storedSettings, section)) !== version)
    return { conflict: await readSection(tx, storedSettings, section) }
  const submission = await readSubmittedDetails(tx, { section, values }, storedSettings)
  if (Object.keys(submission.errors).length > 0) return { errors: submission.errors }
  const changedKeys = Object.keys(submission.values)
  if (changedKeys.length === 0) return { opened: [], closed: [] }
  const before = Object.fromEntries(changedKeys.map((key) => [key, storedValue(storedSettings, key)]))
  await storeDetails(tx, submission.values)
  const content = { values: { section }, before, after: submission.values }
  const change = await writeLog(tx, { accountId, kind: 'detailsChanged', subject, content, now })
  return { change, ...changedPages(storedSettings, await readSettings(tx)) }
}

/**
 * Restores the settings before a change, unless one of them has changed since.
 * @returns the current settings if they have changed
 */
export async function undoDetails(
  { tx, accountId, now }: DetailsWriter,
  { content }: Pick<LogEntry, 'content'>,
): Promise<{ change: string } | { conflict: LoggedDetails }> {
  const section = sectionNames.find((name) => name === content?.values['section'])
  if (!section) throw new Error('The log entry about details has no known section.')
  const subject = detailsSubject(section)
  await lockUntilCommit(tx, subject)
  const [before, after] = [readLoggedDetails(content?.before), readLoggedDetails(content?.after)]
  const storedSettings = await readSettings(tx)
  const current = Object.fromEntries(Object.keys(after).map((key) => [key, storedValue(storedSettings, key)]))
  if (Object.keys(after).some((key) => current[key] !== after[key])) return { conflict: current }
  await storeDetails(tx, before)
  const undoContent = { values: { section }, before: after, after: before }
  return { change: await writeLog(tx, { accountId, kind: 'detailsUndone', subject, content: undoContent, now }) }
}
