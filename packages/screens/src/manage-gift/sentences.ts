import type { Cycle } from '@minaret/contract'
import type { NoticeTone } from '@minaret/ui'
import type { Words } from '../app/WordsProvider.tsx'
import type { ChangeAction } from './useChange.ts'

type Speaking = Pick<Words<'manageGift'>, 't' | 'format'>

/** What the page says of a change. */
export type ChangeNotice = { tone: NoticeTone; title: string; more?: string }

/** A day in running text. */
const dayIn = ({ t, format }: Speaking, date: string) => t.prayer.date(format.day(date))

/** The page's head: how the gift stands, in words. */
export function headOf(cycle: Cycle, words: Speaking): { title: string; lead: string } {
  const { t, format } = words
  const { state, next, resumesOn, until, rhythm, problem = 'card' } = cycle
  const w = t.manageGift
  const amount = format.amount(cycle.amountMinor, cycle.currency)
  const gives = w.gives[rhythm]({ amount, cause: format.inText(cycle.cause.title) })
  const day = (date?: string) => date && dayIn(words, date)
  switch (state) {
    case 'pending_setup':
      return { title: w.titles[rhythm], lead: `${gives} ${w.leads.pending_setup}` }
    case 'scheduled':
      return { title: w.titles[rhythm], lead: `${gives} ${w.leads.scheduled({ day: day(next) })}` }
    case 'active':
      return { title: w.titles[rhythm], lead: `${gives} ${w.leads.active({ day: day(next) })}` }
    case 'ending':
      return { title: w.titles[rhythm], lead: `${gives} ${w.leads.ending({ day: day(next), last: day(until) })}` }
    case 'paused':
      return { title: w.heads.paused, lead: w.leads.paused({ day: day(resumesOn) }) }
    case 'past_due':
      return { title: w.heads.past_due, lead: w.leads.past_due[problem] }
    case 'ended':
      return { title: w.heads.ended, lead: w.leads.ended }
    case 'expired':
      return { title: w.heads.expired, lead: w.leads.expired }
  }
}

/** What a change that was made comes to, and how it is taken back. */
export function getChangeNotice(action: ChangeAction, cycle: Cycle, words: Speaking): ChangeNotice {
  const { t, format } = words
  const w = t.manageGift.said
  const { state, next, resumesOn } = cycle
  const nextDay = next && dayIn(words, next)
  if (state === 'ended') return { tone: 'success', title: w.cancel.title, more: w.cancel.more }
  switch (action) {
    case 'pause':
      return {
        tone: 'success',
        title: w.pause.title({ day: resumesOn && dayIn(words, resumesOn) }),
        more: w.pause.more,
      }
    case 'skip':
      return { tone: 'success', title: w.skip.title, more: w.skip.more }
    case 'resume':
      return { tone: 'success', title: w.resume.title, more: w.resume.more({ day: nextDay }) }
    case 'amount':
      return {
        tone: 'success',
        title: w.amount.title({ amount: format.amount(cycle.amountMinor, cycle.currency) }),
        more: w.amount.more,
      }
    case 'cancel':
      return { tone: 'warning', title: w.notYet }
    case 'collect':
      if (state === 'past_due') return { tone: 'warning', title: w.collect.failed, more: w.collect.failedMore }
      return {
        tone: 'success',
        title: w.collect.title,
        more: state === 'paused' ? w.collect.paused : w.collect.more({ day: nextDay }),
      }
  }
}
