import { Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { declineMessage } from '../cause/parts/index.ts'
import type { CardUpdateResult } from './updateCard.ts'

/** The outcome of the last action. @param props.owed whether a collection was overdue */
export function CardUpdateNotice({ outcome, owed }: { outcome?: CardUpdateResult; owed: boolean }) {
  const { t, format } = useMessages('manageGift')
  const texts = t.manageGift.updateCard
  switch (outcome?.kind) {
    case 'done': {
      const { next, state } = outcome.cycle
      const day = next && state !== 'paused' ? t.prayer.date(format.day(next)) : undefined
      return (
        <Notice tone="success" live="polite" title={owed ? texts.collected : texts.saved}>
          {day && texts.next({ day })}
        </Notice>
      )
    }
    case 'waiting':
      return (
        <Notice tone="info" live="polite" title={texts.waiting}>
          {texts.waitingMore}
        </Notice>
      )
    case 'open':
      return (
        <Notice tone="warning" live="assertive" title={texts.open}>
          {outcome.message ? format.inText(outcome.message) : texts.openMore}
        </Notice>
      )
    case 'declined':
      return <Declined {...outcome} />
    case 'refused':
      return (
        <Notice tone="danger" live="assertive" title={t.manageGift.notDone}>
          {outcome.unsolved ? <ChallengeText status="failed" /> : format.inText(outcome.message)}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="warning" live="assertive" title={texts.unknown}>
          {texts.unknownMore}
        </Notice>
      )
    default:
      return null
  }
}

/** A separate component, because only this outcome needs the `cause` messages. */
function Declined({ message, decline }: Pick<Extract<CardUpdateResult, { kind: 'declined' }>, 'message' | 'decline'>) {
  const { t, format } = useMessages('manageGift', 'cause')
  const { declined, declinedMore } = t.manageGift.updateCard
  return (
    <Notice tone="danger" live="assertive" title={declined}>
      {declineMessage({ decline }, t.cause) ?? (message ? format.inText(message) : declinedMore)}
    </Notice>
  )
}

/** The text about the bot challenge: running or failed. */
export function ChallengeText({ status }: { status: 'checking' | 'failed' }) {
  return useMessages('cause').t.cause.challenge[status]
}
