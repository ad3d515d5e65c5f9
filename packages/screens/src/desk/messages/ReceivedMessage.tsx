import type { DeskMessage } from '@minaret/contract/desk'
import { SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'
import styles from './messages.module.css'

/** The received message and its sender. */
export function ReceivedMessage({ message }: { message: DeskMessage }) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const { kind, at, answeredAt, name, email, contactNumber, subject, topic, text } = message
  const formatInstant = useFormatInstant()
  const renderInstant = (value: string) => <time dateTime={value}>{formatInstant(value)}</time>
  return (
    <>
      {kind === 'imam' && <p className={styles.private}>{texts.privateHint}</p>}
      <blockquote className={styles.text} dir="auto">
        {text}
      </blockquote>
      <SummaryList
        items={[
          { label: texts.from, value: <bdi>{name}</bdi> },
          { label: texts.email, value: <bdi dir="ltr">{email}</bdi> },
          ...(contactNumber
            ? [
                {
                  label: texts.phone,
                  value: (
                    <a href={`tel:${contactNumber}`} dir="ltr">
                      {contactNumber}
                    </a>
                  ),
                },
              ]
            : []),
          ...(subject ? [{ label: texts.topic, value: texts.topics[topic] }] : []),
          { label: texts.received, value: renderInstant(at) },
          ...(answeredAt ? [{ label: texts.answered, value: renderInstant(answeredAt) }] : []),
        ]}
      />
    </>
  )
}
