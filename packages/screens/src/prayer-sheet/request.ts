import { languages as known, offeredLanguages } from '../messages/index.ts'

/** The supported paper sizes. */
export const papers = ['a4', 'a5'] as const
export type Paper = (typeof papers)[number]

/** The request of a printable timetable. */
export type SheetRequest = {
  year: number
  /** 1 to 12; the whole year if undefined. */
  month?: number
  paper: Paper
  /** One language, or two for headings in both; the first determines country and direction. */
  languages: [string] | [string, string]
}

const pathPattern = /^\/prayer-times\/print\/(\d{4})(?:-(0[1-9]|1[0-2]))?$/

/** Whether a path is that of a printable timetable, existing or not. */
export const isSheetPath = (path: string): boolean => path.startsWith('/prayer-times/print/')

type TenantLanguages = Parameters<typeof offeredLanguages>[0]

/** The language as the tenant spells it, `en-US` for `en`; otherwise as requested, if it has a catalogue. */
function resolveLanguage(requested: string, tenant: TenantLanguages): string[] {
  const tag = requested.trim().toLowerCase()
  const offeredLanguage = offeredLanguages(tenant).find(
    (code) => code.toLowerCase() === tag || code.split('-')[0] === tag,
  )
  return offeredLanguage ? [offeredLanguage] : known.filter((code) => code === tag)
}

/**
 * Parses `?language=ur` or `?language=en,ar`: any language with a catalogue, or the site's own if none of them is
 * known.
 */
export function readSheetLanguages(search: URLSearchParams, tenant: TenantLanguages): SheetRequest['languages'] {
  const requestedLanguages = (search.get('language') ?? '').split(',').flatMap((code) => resolveLanguage(code, tenant))
  const [first = offeredLanguages(tenant)[0] ?? 'en', second] = [...new Set(requestedLanguages)]
  return second === undefined ? [first] : [first, second]
}

/** Parses a URL; undefined if the month or year is invalid (`PrayerMonthRequest`). */
export function readSheetRequest({ pathname, searchParams }: URL, tenant: TenantLanguages): SheetRequest | undefined {
  const [, year, month] = pathPattern.exec(pathname) ?? []
  const isValidYear = Number(year) >= 1970 && Number(year) <= 2100
  if (!year || !isValidYear) return undefined
  const size = searchParams.get('size')?.toLowerCase()
  return {
    year: Number(year),
    ...(month === undefined ? {} : { month: Number(month) }),
    paper: papers.find((paper) => paper === size) ?? 'a4',
    languages: readSheetLanguages(searchParams, tenant),
  }
}

/** The URL of a printable timetable. */
export function sheetHref({ year, month, paper, languages }: SheetRequest): string {
  const period = month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`
  return `/prayer-times/print/${period}?size=${paper}&language=${languages.join(',')}`
}

/** The months of a printable timetable. */
export const monthsOf = ({ month }: SheetRequest): number[] =>
  month === undefined ? Array.from({ length: 12 }, (_, index) => index + 1) : [month]
