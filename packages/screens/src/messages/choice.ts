import type { TenantConfig } from '@minaret/plans'
import { languages, shownLanguage } from './load.ts'

type Speaking = Pick<TenantConfig, 'language'> & { languages: readonly string[] }

/** The cookie that remembers a visitor's language: first-party, and nothing else is in it. */
const languageCookie = 'language'

/** What in an address asks for a language: `?language=ur`. */
export const languageQuery = 'language'

const aYear = 365 * 24 * 60 * 60

/** The languages a visitor can choose from: those the tenant offers and there is a catalogue for, its own first. */
export function offeredLanguages({ language, languages: named }: Speaking): string[] {
  const known = named.filter((each) => languages.includes(each.split('-')[0] ?? ''))
  return [...new Set([shownLanguage(language), ...known])]
}

/** The offered language somebody named; a tag means the same in capitals (RFC 5646, section 2.1.1). */
const offeredAs = (tenant: Speaking, tag = '') =>
  offeredLanguages(tenant).find((each) => each.toLowerCase() === tag.toLowerCase())

/**
 * The language to show a visitor: the one they chose, or the tenant's own.
 * @param cookies the `Cookie` header, or `document.cookie`
 */
export function languageFor(tenant: Speaking, cookies: string): string {
  const chosen = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`).exec(cookies)?.[1]
  return offeredAs(tenant, chosen) ?? shownLanguage(tenant.language)
}

/**
 * What an address asks of languages: the address without the asking, and the language, where it is one the tenant offers.
 * Nothing where it does not ask.
 */
export function choiceIn(url: URL, tenant: Speaking): { language?: string; rest: string } | undefined {
  const asked = url.searchParams.get(languageQuery)
  if (asked === null) return undefined
  const language = offeredAs(tenant, asked)
  const search = new URLSearchParams(url.search)
  search.delete(languageQuery)
  const query = search.toString()
  // A path of two slashes would be another host's address.
  const path = url.pathname.replace(/^\/+/, '/')
  return { language, rest: `${path}${query && `?${query}`}${url.hash}` }
}

/** What sets the cookie: the value of `Set-Cookie`, or of `document.cookie`. @param secure the page came over https */
export const languageCookieFor = (language: string, secure: boolean): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure ? '; Secure' : ''}`

/** The scripts of today that run from right to left (ISO 15924). */
const rightToLeft = new Set(['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa', 'Yezi'])

/** Which way a language (BCP 47) runs: that of the script it is written in. */
export function directionOf(language: string): 'rtl' | 'ltr' {
  const cached = directions.get(language)
  if (cached) return cached
  const direction = rightToLeft.has(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
  // Only tags of languages and locales that a mosque has come here; more than these are a mistake's.
  if (directions.size < 1000) directions.set(language, direction)
  return direction
}

const directions = new Map<string, 'rtl' | 'ltr'>()
