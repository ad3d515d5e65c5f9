import type { SignupMosque, SignupPlace, SignupSettings } from '@minaret/contract/desk'
import { useEffect, useState } from 'react'
import { createBrowserStorage, isRecord } from '../storage/browserStorage.ts'

/** What has been typed about the mosque. */
export type SignupTyped = {
  name: string
  /** As it was typed; nothing while it follows the name. */
  slug?: string
  place?: SignupPlace
  settings?: SignupSettings
}

/** How far somebody has come who starts a site. */
export type SignupProgress = {
  /** The address a code was emailed to, and the reference of what follows. */
  reference?: string
  email?: string
  /** Whether that address has a login already; known once its code was shown. */
  hasAccount?: boolean
  typed?: SignupTyped
  /** The mosque as it will be created. */
  mosque?: SignupMosque
  /** The short name of the mosque, once it is there. */
  started?: string
}

const isText = (value: unknown): value is string => typeof value === 'string'
const isNumber = (value: unknown): value is number => typeof value === 'number'
const hasTexts = (value: unknown, ...names: string[]): value is Record<string, unknown> =>
  isRecord(value) && names.every((name) => isText(value[name]))

// The server checks each value again.
const isSettings = (value: unknown): value is SignupSettings =>
  hasTexts(value, 'timeZone', 'currency', 'language', 'method', 'madhab')
const isAtPlace = (value: Record<string, unknown>): boolean =>
  isNumber(value.latitude) && isNumber(value.longitude) && isSettings(value.settings)
const isPlace = (value: unknown): value is SignupPlace => hasTexts(value, 'name', 'country') && isAtPlace(value)
const isMosque = (value: unknown): value is SignupMosque =>
  hasTexts(value, 'name', 'slug', 'place', 'country') && isAtPlace(value)

function readTyped(value: unknown): SignupTyped | undefined {
  if (!isRecord(value)) return undefined
  const { name, slug, place, settings } = value
  return {
    name: isText(name) ? name : '',
    ...(isText(slug) ? { slug } : {}),
    ...(isPlace(place) && isSettings(settings) ? { place, settings } : {}),
  }
}

/** What was stored, as far as this version of the desk knows it. */
export function readSignupProgress(value: unknown): SignupProgress | undefined {
  if (!isRecord(value)) return undefined
  const { reference, email, hasAccount, mosque, started } = value
  const typed = readTyped(value.typed)
  return {
    ...(isText(started) ? { started } : {}),
    ...(isText(reference) && isText(email)
      ? {
          reference,
          email,
          ...(typeof hasAccount === 'boolean' ? { hasAccount } : {}),
          ...(typed ? { typed } : {}),
          ...(isMosque(mosque) ? { mosque } : {}),
        }
      : {}),
  }
}

const key = 'signup'
/** Of this tab, until it is closed: the reference opens what was begun. */
const tab = createBrowserStorage(() => globalThis.sessionStorage)

/** How far this tab has come with starting a site: a reload goes on from there. */
export function useSignupProgress() {
  const [progress, setProgress] = useState<SignupProgress>(() => tab.read(key, readSignupProgress) ?? {})
  useEffect(() => {
    if (Object.keys(progress).length > 0) tab.write(key, progress)
    else tab.remove(key)
  }, [progress])
  return {
    progress,
    /** Adds to it, or takes from it what is undefined. */
    change: (part: Partial<SignupProgress>) => setProgress((before) => ({ ...before, ...part })),
    /** Forgets all of it but what is given. */
    restart: (only: Pick<SignupProgress, 'started'> = {}) => setProgress(only),
  }
}
