import { Notice } from '@minaret/ui'
import { useMessages } from '../app/MessagesProvider.tsx'
import { formatDayInText } from './FrequencyFields.tsx'
import { declineMessage } from './declineMessage.ts'
import { NeedShortNotice, type NeedShortNoticeProps } from './SelectedNeed.tsx'
import type { PaymentOutcome } from './payGift.ts'

export type PaymentResultProps = {
  outcome?: PaymentOutcome
  /** The campaign's need that the gift is for, with the alternatives if too little is left. */
  need?: Omit<NeedShortNoticeProps, 'message'>
}

/** The outcome of the last payment, shown beside the button. */
export function PaymentResult({ outcome, need }: PaymentResultProps) {
  const { t, format } = useMessages('cause')
  switch (outcome?.kind) {
    case 'declined':
      return (
        <Notice tone="danger" live="assertive" title={t.cause.declined}>
          {declineMessage(outcome, t.cause) ??
            (outcome.message ? format.inText(outcome.message) : t.cause.declinedMore)}
        </Notice>
      )
    case 'refused':
      return (
        <Notice tone="danger" live="assertive" title={t.cause.stopped}>
          {outcome.message ? format.inText(outcome.message) : t.broken.more}
        </Notice>
      )
    case 'need':
      return need && <NeedShortNotice {...need} message={format.inText(outcome.message)} />
    case 'moved':
      return (
        <Notice
          tone="warning"
          live="assertive"
          title={t.cause.often.moved({ day: formatDayInText(outcome.firstDay, t, format) })}
        >
          {t.cause.often.movedMore}
        </Notice>
      )
    case 'unknown':
      return (
        <Notice tone="warning" live="assertive" title={t.cause.unknown}>
          {t.cause.unknownMore}
        </Notice>
      )
    default:
      return null
  }
}
