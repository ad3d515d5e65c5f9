import type { DeskMessage, DeskMosque } from '@minaret/contract/desk'
import { isConflict, useChangeMessage, useMessage } from '@minaret/domain/desk'
import { Button, Link, Notice } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../desk-frame/index.ts'
import { Care } from './Care.tsx'
import styles from './messages.module.css'
import { Received } from './Received.tsx'

/** One message: what it says, who looks after it, and what was done with it. */
export function MessageScreen({ mosque, id }: { mosque: DeskMosque; id: string }) {
  const { t } = useWords('desk', 'deskMessages')
  const words = t.deskMessages
  const message = useMessage(mosque.slug, id)
  return (
    <DeskFrame mosque={mosque} page="messages" title={words.title}>
      <Link href={deskPath(mosque.slug, 'messages')} className={styles.back}>
        {words.back}
      </Link>
      {message.data ? (
        <Loaded mosque={mosque} message={message.data} />
      ) : (
        <>
          <h1>{words.title}</h1>
          <Loading shape="text" failed={message.isError} retry={() => void message.refetch()} />
        </>
      )}
    </DeskFrame>
  )
}

function Loaded({ mosque, message }: { mosque: DeskMosque; message: DeskMessage }) {
  const { t } = useWords('desk', 'deskMessages')
  const words = t.deskMessages
  const change = useChangeMessage(mosque.slug, message.id)
  const { version, state } = message
  return (
    <>
      <h1 dir="auto">{message.subject ?? words.topics[message.topic]}</h1>
      {isConflict(change.error) && (
        <Notice tone="warning" live="assertive" title={words.conflict}>
          {words.conflictMore}
        </Notice>
      )}
      <Received message={message} />
      <Care message={message} busy={change.isPending} onAssign={(assignee) => change.mutate({ version, assignee })} />
      <Button
        tone={state === 'open' ? 'primary' : 'quiet'}
        busy={change.isPending}
        onClick={() => change.mutate({ version, state: state === 'open' ? 'answered' : 'open' })}
      >
        {state === 'open' ? words.markAnswered : words.reopen}
      </Button>
      <History message={message} />
    </>
  )
}

function History({ message: { history } }: { message: DeskMessage }) {
  const { t, format } = useWords('desk', 'deskMessages')
  if (history.length === 0) return null
  return (
    <section aria-labelledby="history">
      <h2 id="history" className={styles.heading}>
        {t.deskMessages.history}
      </h2>
      <ol className={styles.history}>
        {history.map(({ id, at, sentence }) => {
          const { date, time } = format.instant(at)
          return (
            <li key={id}>
              <p>{sentence}</p>
              <time dateTime={at}>{`${date}, ${time}`}</time>
            </li>
          )
        })}
      </ol>
    </section>
  )
}
