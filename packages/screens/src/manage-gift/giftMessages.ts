import type { RegularGift } from '@minaret/contract'
import type { NoticeTone } from '@minaret/ui'
import type { Messages } from '../app/MessagesProvider.tsx'
import type { ChangeAction } from './useChange.ts'

type Texts = Pick<Messages<'manageGift'>, 't' | 'format'>

/** The notice after a change. */
export type ChangeNotice = { tone: NoticeTone; title: string; more?: string }

/** A date in running text. */
const formatDate = ({ t, format }: Texts, date: string) => t.prayer.date(format.day(date))

/** The page's title and lead for the gift's state. */
export function titleAndLead(regularGift: RegularGift, messages: Texts): { title: string; lead: string } {
  const { t, format } = messages
  const { state, next, resumesOn, until, rhythm, problem = 'card' } = regularGift
  const texts = t.manageGift
  const amount = format.amount(regularGift.amountMinor, regularGift.currency)
  const giftText = texts.gives[rhythm]({ amount, cause: format.inText(regularGift.cause.title) })
  const formatDay = (date?: string) => date && formatDate(messages, date)
  switch (state) {
    case 'pending_setup':
      return { title: texts.titles[rhythm], lead: `${giftText} ${texts.leads.pending_setup}` }
    case 'scheduled':
      return { title: texts.titles[rhythm], lead: `${giftText} ${texts.leads.scheduled({ day: formatDay(next) })}` }
    case 'active':
      return { title: texts.titles[rhythm], lead: `${giftText} ${texts.leads.active({ day: formatDay(next) })}` }
    case 'ending':
      return {
        title: texts.titles[rhythm],
        lead: `${giftText} ${texts.leads.ending({ day: formatDay(next), last: formatDay(until) })}`,
      }
    case 'paused':
      return { title: texts.heads.paused, lead: texts.leads.paused({ day: formatDay(resumesOn) }) }
    case 'past_due':
      return { title: texts.heads.past_due, lead: texts.leads.past_due[problem] }
    case 'ended':
      return { title: texts.heads.ended, lead: texts.leads.ended }
    case 'expired':
      return { title: texts.heads.expired, lead: texts.leads.expired }
  }
}

/** The notice after a successful change, with how to undo it. */
export function getChangeNotice(action: ChangeAction, regularGift: RegularGift, messages: Texts): ChangeNotice {
  const { t, format } = messages
  const texts = t.manageGift.outcomes
  const { state, next, resumesOn } = regularGift
  const nextDay = next && formatDate(messages, next)
  if (state === 'ended') return { tone: 'success', title: texts.cancel.title, more: texts.cancel.more }
  switch (action) {
    case 'pause':
      return {
        tone: 'success',
        title: texts.pause.title({ day: resumesOn && formatDate(messages, resumesOn) }),
        more: texts.pause.more,
      }
    case 'skip':
      return { tone: 'success', title: texts.skip.title, more: texts.skip.more }
    case 'resume':
      return { tone: 'success', title: texts.resume.title, more: texts.resume.more({ day: nextDay }) }
    case 'amount':
      return {
        tone: 'success',
        title: texts.amount.title({ amount: format.amount(regularGift.amountMinor, regularGift.currency) }),
        more: texts.amount.more,
      }
    case 'cancel':
      return { tone: 'warning', title: texts.notYet }
    case 'collect':
      if (state === 'past_due') return { tone: 'warning', title: texts.collect.failed, more: texts.collect.failedMore }
      if (state === 'paused') return { tone: 'info', title: texts.collect.paused }
      return { tone: 'success', title: texts.collect.title, more: texts.collect.more({ day: nextDay }) }
  }
}
