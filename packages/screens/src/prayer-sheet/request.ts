import { languages as known, offeredLanguages } from '../messages/index.ts'

/** The papers a sheet is drawn for. */
export const papers = ['a4', 'a5'] as const
export type Paper = (typeof papers)[number]

/** What an address asks to be printed. */
export type SheetRequest = {
  year: number
  /** 1 to 12; missing: the whole year. */
  month?: number
  paper: Paper
  /** One language, or two for headings in both; the first one's country and direction hold. */
  languages: [string] | [string, string]
}

const pattern = /^\/prayer-times\/print\/(\d{4})(?:-(0[1-9]|1[0-2]))?$/

/** Whether an address is that of a sheet, also of one that does not exist. */
export const isSheetPath = (path: string): boolean => path.startsWith('/prayer-times/print/')

type Speaking = Parameters<typeof offeredLanguages>[0]

/** The language as the tenant writes it, `en-US` for `en`; or as it is asked for, where there is a catalogue. */
function spoken(requested: string, tenant: Speaking): string[] {
  const wanted = requested.trim().toLowerCase()
  const own = offeredLanguages(tenant).find((each) => each.toLowerCase() === wanted || each.split('-')[0] === wanted)
  return own ? [own] : known.filter((each) => each === wanted)
}

/**
 * Reads `?language=ur` or `?language=en,ar`: any language there are words for; the site's own where none is asked for, or
 * none of those asked for is known.
 */
export function readSheetLanguages(search: URLSearchParams, tenant: Speaking): SheetRequest['languages'] {
  const requested = (search.get('language') ?? '').split(',').flatMap((each) => spoken(each, tenant))
  const [first = offeredLanguages(tenant)[0] ?? 'en', second] = [...new Set(requested)]
  return second === undefined ? [first] : [first, second]
}

/** What an address asks for, or nothing where there is no such month or year (`PrayerMonthRequest`). */
export function readSheetRequest({ pathname, searchParams }: URL, tenant: Speaking): SheetRequest | undefined {
  const [, year, month] = pattern.exec(pathname) ?? []
  const inReach = Number(year) >= 1970 && Number(year) <= 2100
  if (!year || !inReach) return undefined
  const size = searchParams.get('size')?.toLowerCase()
  return {
    year: Number(year),
    ...(month === undefined ? {} : { month: Number(month) }),
    paper: papers.find((paper) => paper === size) ?? 'a4',
    languages: readSheetLanguages(searchParams, tenant),
  }
}

/** The address of a sheet. */
export function sheetHref({ year, month, paper, languages }: SheetRequest): string {
  const period = month === undefined ? String(year) : `${year}-${String(month).padStart(2, '0')}`
  return `/prayer-times/print/${period}?size=${paper}&language=${languages.join(',')}`
}

/** The months a sheet shows. */
export const monthsOf = ({ month }: SheetRequest): number[] =>
  month === undefined ? Array.from({ length: 12 }, (_, at) => at + 1) : [month]
