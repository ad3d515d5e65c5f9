import type { TenantConfig } from '@minaret/plans'
import type { ReactNode } from 'react'
import { createFormat, localeOf } from '../app/format.ts'
import type { Words } from '../app/WordsProvider.tsx'
import { directionOf, loadWords } from '../messages/index.ts'

/** The words of a page that is drawn alone, in one language. */
export type SheetWords = Words<'prayerSheet'> & { dir: 'ltr' | 'rtl' }

/** Loads the words of a language, with the tenant's formats. */
export async function sheetWords(
  language: string,
  tenant: Pick<TenantConfig, 'country' | 'timeZone'>,
): Promise<SheetWords> {
  const t = await loadWords(language, 'prayerSheet')
  const format = createFormat(localeOf({ country: tenant.country, language }), tenant)
  return { t, format, language, dir: directionOf(language) }
}

/** The languages of a sheet: the first one's country and direction hold, the second one's words stand below its. */
export type SheetLanguages = { first: SheetWords; second?: SheetWords }

type BothProps = SheetLanguages & {
  /** What is said, by the words of each language. */
  say: (words: SheetWords) => ReactNode
}

/** The same in each language of the sheet. */
export function Both({ first, second, say }: BothProps) {
  if (!second) return say(first)
  return (
    <span className="both">
      <span>{say(first)}</span>{' '}
      <span className="second" lang={second.language} dir={second.dir}>
        {say(second)}
      </span>
    </span>
  )
}

/** A wall-clock time as a table shows it: where hours count to twelve, the column says which half of the day it is. */
export function sheetTime({ locale, digits }: SheetWords['format'], time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const twelve = /^h1[12]$/.test(new Intl.Locale(locale).hourCycle ?? '')
  return digits(`${twelve ? Number(hours) % 12 || 12 : hours}:${minutes}`)
}

/** The name of a Hijri month. */
export const hijriName = ({ t, format }: SheetWords, month: number): string =>
  t.prayer.hijriMonth({ month, usual: format.hijriMonth(month) })
