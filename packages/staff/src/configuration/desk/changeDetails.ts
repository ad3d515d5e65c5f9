import { z } from 'zod'
import type { DetailsChange, DetailsChanged, DetailsSection } from '@minaret/contract/desk'
import type { Tx } from '@minaret/foundation/db'
import { lockUntilCommit } from '@minaret/foundation/forms'
import type { LocalizedText } from '@minaret/foundation/i18n'
import { type LogEntry, writeLog } from '@minaret/foundation/staff'
import {
  changedPages,
  holdsSecretKey,
  readSettings,
  readSettingText,
  type StoredSetting,
  storeSetting,
} from '../writeSetting.ts'
import { messages as texts } from './messages.gen.ts'
import { problemOf, rulesProblems } from './problems.ts'
import { detailsSubject, readSection, sectionValues, versionOfSection } from './readDetails.ts'
import { detailOf, keysOf, sectionNames } from './sections.ts'

/** Whose change of the mosque's details it is, and when. */
export type DetailsWriter = { tx: Tx; accountId: string; now: Date }

/** Settings by their keys, as they are stored; null where one is not set. */
export type LoggedDetails = Record<string, string | null>

/** Settings as an entry of the log holds them. */
export const readLoggedDetails = (value: unknown): LoggedDetails =>
  z.record(z.string(), z.string().nullable()).parse(value ?? {})

const storedValue = (stored: readonly StoredSetting[], key: string): string | null =>
  stored.find((pair) => pair.key === key)?.value ?? null

type Wanted = { values: LoggedDetails; errors: Record<string, LocalizedText> }

/** What was typed, as it is stored, of the settings that differ from what stands; and what is wrong with it. */
export async function readWantedDetails(
  tx: Tx,
  { section, values }: Pick<DetailsChange, 'section' | 'values'>,
  stored: readonly StoredSetting[],
): Promise<Wanted> {
  const shown = sectionValues(stored, section)
  const wanted: Wanted = { values: {}, errors: {} }
  for (const key of keysOf(section)) {
    const text = (values[key] ?? '').trim()
    if (text === (shown[key] ?? '')) continue
    if (holdsSecretKey(text)) {
      wanted.errors[key] = texts.secretProblem
      continue
    }
    const setting = detailOf(key)
    const read = text === '' ? { value: null } : await readSettingText(tx, setting, text, stored)
    if ('problem' in read) wanted.errors[key] = problemOf(setting.form)
    else if (read.value !== storedValue(stored, key)) wanted.values[key] = read.value
  }
  return { ...wanted, errors: { ...wanted.errors, ...rulesProblems(section, { ...shown, ...values }) } }
}

async function store(tx: Tx, values: LoggedDetails): Promise<void> {
  for (const [key, value] of Object.entries(values)) await storeSetting(tx, key, value ?? undefined)
}

/** How a change of a section went. */
export type DetailsResult = DetailsChanged | { conflict: DetailsSection } | { errors: Record<string, LocalizedText> }

/**
 * Changes a section and writes it to the log, unless somebody has changed it since the given version, or a value cannot be.
 * @returns the section as it is now, or what is wrong by key, where nothing was changed
 */
export async function changeDetails(
  { tx, accountId, now }: DetailsWriter,
  { section, version, values }: DetailsChange,
): Promise<DetailsResult> {
  const subject = detailsSubject(section)
  await lockUntilCommit(tx, subject)
  const stored = await readSettings(tx)
  if (versionOfSection(sectionValues(stored, section)) !== version)
    return { conflict: await readSection(tx, stored, section) }
  const wanted = await readWantedDetails(tx, { section, values }, stored)
  if (Object.keys(wanted.errors).length > 0) return { errors: wanted.errors }
  const changed = Object.keys(wanted.values)
  if (changed.length === 0) return { opened: [], closed: [] }
  const before = Object.fromEntries(changed.map((key) => [key, storedValue(stored, key)]))
  await store(tx, wanted.values)
  const content = { values: { section }, before, after: wanted.values }
  const change = await writeLog(tx, { accountId, kind: 'detailsChanged', subject, content, now })
  return { change, ...changedPages(stored, await readSettings(tx)) }
}

/**
 * Gives settings back the values they had before a change, unless one of them was changed since.
 * @returns what they are now where they were changed
 */
export async function undoDetails(
  { tx, accountId, now }: DetailsWriter,
  { content }: Pick<LogEntry, 'content'>,
): Promise<{ change: string } | { conflict: LoggedDetails }> {
  const section = sectionNames.find((name) => name === content?.values['section'])
  if (!section) throw new Error('An entry about details names no section.')
  const subject = detailsSubject(section)
  await lockUntilCommit(tx, subject)
  const [before, after] = [readLoggedDetails(content?.before), readLoggedDetails(content?.after)]
  const stored = await readSettings(tx)
  const current = Object.fromEntries(Object.keys(after).map((key) => [key, storedValue(stored, key)]))
  if (Object.keys(after).some((key) => current[key] !== after[key])) return { conflict: current }
  await store(tx, before)
  const undone = { values: { section }, before: after, after: before }
  return { change: await writeLog(tx, { accountId, kind: 'detailsUndone', subject, content: undone, now }) }
}
