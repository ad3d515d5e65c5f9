import type { RegularGift } from '@minaret/contract'
import type { NoticeTone } from '@minaret/ui'
import type { Words } from '../app/WordsProvider.tsx'
import type { ChangeAction } from './useChange.ts'

type Texts = Pick<Words<'manageGift'>, 't' | 'format'>

/** The notice after a change. */
export type ChangeNotice = { tone: NoticeTone; title: string; more?: string }

/** A date in running text. */
const formatDate = ({ t, format }: Texts, date: string) => t.prayer.date(format.day(date))

/** The page's title and lead for the gift's state. */
export function headOf(cycle: RegularGift, words: Texts): { title: string; lead: string } {
  const { t, format } = words
  const { state, next, resumesOn, until, rhythm, problem = 'card' } = cycle
  const w = t.manageGift
  const amount = format.amount(cycle.amountMinor, cycle.currency)
  const giftText = w.gives[rhythm]({ amount, cause: format.inText(cycle.cause.title) })
  const day = (date?: string) => date && formatDate(words, date)
  switch (state) {
    case 'pending_setup':
      return { title: w.titles[rhythm], lead: `${giftText} ${w.leads.pending_setup}` }
    case 'scheduled':
      return { title: w.titles[rhythm], lead: `${giftText} ${w.leads.scheduled({ day: day(next) })}` }
    case 'active':
      return { title: w.titles[rhythm], lead: `${giftText} ${w.leads.active({ day: day(next) })}` }
    case 'ending':
      return { title: w.titles[rhythm], lead: `${giftText} ${w.leads.ending({ day: day(next), last: day(until) })}` }
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

/** The notice after a successful change, with how to undo it. */
export function getChangeNotice(action: ChangeAction, cycle: RegularGift, words: Texts): ChangeNotice {
  const { t, format } = words
  const w = t.manageGift.said
  const { state, next, resumesOn } = cycle
  const nextDay = next && formatDate(words, next)
  if (state === 'ended') return { tone: 'success', title: w.cancel.title, more: w.cancel.more }
  switch (action) {
    case 'pause':
      return {
        tone: 'success',
        title: w.pause.title({ day: resumesOn && formatDate(words, resumesOn) }),
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
