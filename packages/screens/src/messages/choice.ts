import type { TenantConfig } from '@minaret/plans'
import { languages, supportedLanguage } from './load.ts'

type TenantLanguages = Pick<TenantConfig, 'language'> & { languages: readonly string[] }

/** The first-party cookie with the visitor's language, and no other data. */
const languageCookie = 'language'

/** The query parameter for a language: `?language=ur`. */
export const languageQuery = 'language'

const yearInSeconds = 365 * 24 * 60 * 60

/** The languages a visitor can choose: those the tenant offers that have messages, its own first. */
export function offeredLanguages({ language, languages: listedLanguages }: TenantLanguages): string[] {
  const translatedTags = listedLanguages.filter((tag) => languages.includes(tag.split('-')[0] ?? ''))
  return [...new Set([supportedLanguage(language), ...translatedTags])]
}

/** Finds an offered language by its tag, ignoring case (RFC 5646, section 2.1.1). */
const findOffered = (tenant: TenantLanguages, tag = '') =>
  offeredLanguages(tenant).find((language) => language.toLowerCase() === tag.toLowerCase())

/**
 * The language for a visitor: the chosen one, or the tenant's own.
 * @param cookies the `Cookie` header, or `document.cookie`
 */
export function languageFor(tenant: TenantLanguages, cookies: string): string {
  const cookieTag = new RegExp(`(?:^|;\\s*)${languageCookie}=([\\w-]+)`).exec(cookies)?.[1]
  return findOffered(tenant, cookieTag) ?? supportedLanguage(tenant.language)
}

/**
 * Parses the language parameter of a URL: the URL without it, and the language if the tenant offers it. Undefined without the
 * parameter.
 */
export function parseLanguageChoice(
  url: URL,
  tenant: TenantLanguages,
): { language?: string; rest: string } | undefined {
  const tag = url.searchParams.get(languageQuery)
  if (tag === null) return undefined
  const language = findOffered(tenant, tag)
  const search = new URLSearchParams(url.search)
  search.delete(languageQuery)
  const query = search.toString()
  // A path with two slashes would be the URL of another host.
  const path = url.pathname.replace(/^\/+/, '/')
  return { language, rest: `${path}${query && `?${query}`}${url.hash}` }
}

/** The cookie as a value for `Set-Cookie` or `document.cookie`. @param secure whether the page was loaded over https */
export const languageCookieFor = (language: string, secure: boolean): string =>
  `${languageCookie}=${language}; Path=/; Max-Age=${yearInSeconds}; SameSite=Lax${secure ? '; Secure' : ''}`
