import type { Vacancy } from '@minaret/contract'
import { useToday } from '@minaret/domain'
import { useWords } from '../app/WordsProvider.tsx'

/** A vacancy that is still open. */
export type Post = Vacancy & {
  /** Its last day in words, as a fact. */
  closing: string
  /** The same as a sentence. */
  until: string
}

/** The vacancies one can still apply for: a page that was opened yesterday may hold one that has closed since. */
export function useOpenPosts(vacancies: readonly Vacancy[]): Post[] {
  const { t, format } = useWords('about')
  const today = useToday()
  const w = t.about.vacancies
  return vacancies
    .filter(({ closes }) => closes === undefined || closes >= today)
    .map((vacancy) => {
      const { closes } = vacancy
      if (closes === undefined) return { ...vacancy, closing: w.open, until: w.open }
      if (closes === today) return { ...vacancy, closing: w.today, until: w.lastDay }
      const day = t.prayer.date(format.day(closes))
      return { ...vacancy, closing: day, until: w.by(day) }
    })
}
