import type { GiftDetail, GiftEvent } from '@minaret/contract/desk'
import { useMessages, type Messages } from '../../app/index.ts'
import { Panel, useFormatInstant } from '../frame/index.ts'
import styles from './gifts.module.css'

type HistoryMessages = Messages<'deskGifts'>['t']['deskGifts']['history']

/** The label of a state, which the contract types as a string. */
const labelFor = (labels: Readonly<Record<string, string>>, state: string | undefined) =>
  state === undefined ? undefined : labels[state]

function describeEvent({ kind, detail = '', state }: GiftEvent, amount: string, texts: HistoryMessages): string {
  switch (kind) {
    case 'opened':
    case 'collected':
    case 'recorded':
    case 'tried':
      return texts[kind]
    case 'provider':
      // The provider's event types are for developers; known ones have a readable sentence.
      return labelFor(texts.providerEvents, detail) ?? texts.provider({ type: detail })
    case 'receipt':
      return texts.receipt({ number: detail })
    case 'claimed':
    case 'adjusted':
      return texts[kind]({ number: detail, amount })
    case 'email': {
      const emails: Readonly<Record<string, string>> = texts.emails
      return [emails[detail] ?? detail, labelFor(texts.emailStates, state)].filter(Boolean).join(': ')
    }
    default:
      return texts[kind]({ amount })
  }
}

/** A gift's history, oldest first. */
export function GiftHistory({ detail: { events, gift } }: { detail: GiftDetail }) {
  const { t, format } = useMessages('deskGifts')
  const formatInstant = useFormatInstant()
  const texts = t.deskGifts.history
  return (
    <Panel id="story" title={texts.title}>
      <ol className={styles.history}>
        {events.map((event, index) => {
          const amount = format.amount(event.amountMinor ?? 0, gift.currency)
          const notes = [
            event.kind === 'refund_requested' ? labelFor(texts.requestStates, event.state) : undefined,
            event.by && texts.by({ name: event.by }),
          ]
          return (
            <li key={index}>
              <p>{describeEvent(event, amount, texts)}</p>
              {notes.some(Boolean) && <p className={styles.hint}>{notes.filter(Boolean).join(' · ')}</p>}
              {event.reason && (
                <p className={styles.hint} dir="auto">
                  {event.reason}
                </p>
              )}
              <time dateTime={event.at}>{formatInstant(event.at)}</time>
            </li>
          )
        })}
      </ol>
    </Panel>
  )
}
