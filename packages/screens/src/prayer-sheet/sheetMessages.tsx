import type { TenantConfig } from '@minaret/plans'
import type { ReactNode } from 'react'
import { createFormat, localeOf } from '../app/format.ts'
import type { Messages } from '../app/MessagesProvider.tsx'
import { directionOf, loadMessages } from '../messages/index.ts'

/** The messages and formats of a standalone page in one language. */
export type SheetMessages = Messages<'prayerSheet'> & { dir: 'ltr' | 'rtl' }

/** Loads the messages of a language, with the tenant's formats. */
export async function loadSheetMessages(
  language: string,
  tenant: Pick<TenantConfig, 'country' | 'timeZone'>,
): Promise<SheetMessages> {
  const t = await loadMessages(language, 'prayerSheet')
  const format = createFormat(localeOf({ country: tenant.country, language }), tenant)
  return { t, format, language, dir: directionOf(language) }
}

/** The languages of a timetable: the first determines country and direction; text in the second is below the first. */
export type SheetLanguages = { first: SheetMessages; second?: SheetMessages }

type InEachLanguageProps = SheetLanguages & {
  /** Returns the text in one language. */
  texts: (messages: SheetMessages) => ReactNode
}

/** Text in each language of the timetable. */
export function InEachLanguage({ first, second, texts }: InEachLanguageProps) {
  if (!second) return texts(first)
  return (
    <span className="both">
      <span>{texts(first)}</span>{' '}
      <span className="second" lang={second.language} dir={second.dir}>
        {texts(second)}
      </span>
    </span>
  )
}

/** A wall-clock time in a table; a 12-hour time has no AM or PM, which the column makes clear. */
export function sheetTime({ locale, digits }: SheetMessages['format'], time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  const isTwelveHour = /^h1[12]$/.test(new Intl.Locale(locale).hourCycle ?? '')
  return digits(`${isTwelveHour ? Number(hours) % 12 || 12 : hours}:${minutes}`)
}

/** The name of a Hijri month. */
export const hijriName = ({ t, format }: SheetMessages, month: number): string =>
  t.prayer.hijriMonth({ month, usual: format.hijriMonth(month) })
