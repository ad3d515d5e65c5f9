import type { Vacancy } from '@minaret/contract'
import { useToday } from '@minaret/domain'
import { useMessages } from '../app/MessagesProvider.tsx'

/** A vacancy that is still open. */
export type OpenVacancy = Vacancy & {
  /** The closing date as a label, such as "Monday 3 June". */
  closing: string
  /** The closing date as a sentence. */
  until: string
}

/** The vacancies that still take applications: a page opened yesterday may list one that has closed since. */
export function useOpenVacancies(vacancies: readonly Vacancy[]): OpenVacancy[] {
  const { t, format } = useMessages('about')
  const today = useToday()
  const texts = t.about.vacancies
  return vacancies
    .filter(({ closes }) => closes === undefined || closes >= today)
    .map((vacancy) => {
      const { closes } = vacancy
      if (closes === undefined) return { ...vacancy, closing: texts.open, until: texts.open }
      if (closes === today) return { ...vacancy, closing: texts.today, until: texts.lastDay }
      const day = t.prayer.date(format.day(closes))
      return { ...vacancy, closing: day, until: texts.by({ date: day }) }
    })
}
