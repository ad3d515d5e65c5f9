import type { SignupMosque, SignupPlace, SignupSettings } from '@minaret/contract/desk'
import { useEffect, useState } from 'react'
import { createBrowserStorage, isRecord } from '../storage/browserStorage.ts'

/** The form's values about the mosque. */
export type SignupDraft = {
  name: string
  /** The short name, as typed; undefined while it is derived from the name. */
  slug?: string
  place?: SignupPlace
  settings?: SignupSettings
}

/** The progress of a sign-up. */
export type SignupProgress = {
  /** The address a code was emailed to, and the reference of the sign-up. */
  reference?: string
  email?: string
  /** Whether that address has a login already; undefined until its code has been entered. */
  hasAccount?: boolean
  draft?: SignupDraft
  /** The mosque as it will be created. */
  mosque?: SignupMosque
  /** The short name of the mosque, once it is created. */
  createdSlug?: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const hasTexts = (value: unknown, ...names: string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every((name) => isText(value[name]))

// The server checks each value again.
const isSettings = (value: unknown): value is SignupSettings =>
  hasTexts(value, 'timeZone', 'currency', 'language', 'method', 'madhab')
const hasPlaceFields = (value: Record<string, unknown>): boolean =>
  isNumber(value.latitude) && isNumber(value.longitude) && isSettings(value.settings)
const isPlace = (value: unknown): value is SignupPlace => hasTexts(value, 'name', 'country') && hasPlaceFields(value)
const isMosque = (value: unknown): value is SignupMosque =>
  hasTexts(value, 'name', 'slug', 'place', 'country') && hasPlaceFields(value)

function parseDraft(value: unknown): SignupDraft | undefined {
  if (!isRecord(value)) return undefined
  const { name, slug, place, settings } = value
  return {
    name: isText(name) ? name : '',
    ...(isText(slug) ? { slug } : {}),
    ...(isPlace(place) && isSettings(settings) ? { place, settings } : {}),
  }
}

/** Parses stored progress, and drops values that this version of the desk does not recognise. */
export function parseSignupProgress(value: unknown): SignupProgress | undefined {
  if (!isRecord(value)) return undefined
  const { reference, email, hasAccount, mosque } = value
  // Earlier versions stored the draft as `typed` and the short name as `started`.
  const draft = parseDraft(value.draft ?? value.typed)
  const createdSlug = value.createdSlug ?? value.started
  return {
    ...(isText(createdSlug) ? { createdSlug } : {}),
    ...(isText(reference) && isText(email)
      ? {
          reference,
          email,
          ...(typeof hasAccount === 'boolean' ? { hasAccount } : {}),
          ...(draft ? { draft } : {}),
          ...(isMosque(mosque) ? { mosque } : {}),
        }
      : {}),
  }
}

const key = 'signup'
/** Stored per tab, until it is closed: the reference gives access to the sign-up. */
const tab = createBrowserStorage(() => globalThis.sessionStorage)

/** The progress of this tab's sign-up; a reload resumes it. */
export function useSignupProgress() {
  const [progress, setProgress] = useState<SignupProgress>(() => tab.read(key, parseSignupProgress) ?? {})
  useEffect(() => {
    if (Object.keys(progress).length > 0) tab.write(key, progress)
    else tab.remove(key)
  }, [progress])
  return {
    progress,
    /** Merges values into the progress; undefined removes one. */
    change: (part: Partial<SignupProgress>) => setProgress((previous) => ({ ...previous, ...part })),
    /** Replaces all progress with the given values. */
    restart: (initial: Pick<SignupProgress, 'createdSlug'> = {}) => setProgress(initial),
  }
}
