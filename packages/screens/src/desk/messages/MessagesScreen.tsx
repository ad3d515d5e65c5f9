import type { DeskMosque, MessageListed } from '@minaret/contract/desk'
import { useDeskPages } from '@minaret/domain/desk'
import { Button, ChoiceLinks, EmptyState, Link, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, useInstant } from '../frame/index.ts'
import styles from './messages.module.css'
import { kindsFor, messagesPath, type MessageListFilter } from './filter.ts'

/** Messages to a mosque and questions to the imam, as far as the user's roles allow. */
export function MessagesScreen({ mosque, wanted }: { mosque: DeskMosque; wanted: MessageListFilter }) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const messages = useDeskPages('messageList', { mosque: mosque.slug, ...wanted })
  const rows = messages.data?.pages.flatMap(({ items }) => items)
  const kinds = kindsFor(mosque)
  const title = kinds.includes('message') ? texts.title : texts.questions
  return (
    <DeskFrame mosque={mosque} page="messages" title={title}>
      <h1>{title}</h1>
      <p>{kinds.includes('message') ? texts.lead : texts.questionsLead}</p>
      <ChoiceLinks className={styles.filters} aria-label={texts.filter}>
        {(['open', 'mine', 'answered', 'unsent'] as const).map((show) => (
          <Link
            key={show}
            href={messagesPath(mosque.slug, { ...wanted, show })}
            aria-current={show === wanted.show ? 'true' : undefined}
          >
            {texts.shows[show]}
          </Link>
        ))}
      </ChoiceLinks>
      {kinds.length > 1 && (
        <ChoiceLinks className={styles.filters} aria-label={texts.kind}>
          {([undefined, 'message', 'imam'] as const).map((kind) => (
            <Link
              key={kind ?? 'all'}
              href={messagesPath(mosque.slug, { show: wanted.show, ...(kind ? { kind } : {}) })}
              aria-current={kind === wanted.kind ? 'true' : undefined}
            >
              {texts.kinds[kind ?? 'all']}
            </Link>
          ))}
        </ChoiceLinks>
      )}
      {rows ? (
        <MessageList mosque={mosque} wanted={wanted} messages={rows} />
      ) : (
        <Loading failed={messages.isError} retry={() => void messages.refetch()} />
      )}
      {messages.hasNextPage && (
        <Button tone="quiet" busy={messages.isFetchingNextPage} onClick={() => void messages.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </DeskFrame>
  )
}

function MessageList({
  mosque,
  wanted,
  messages,
}: {
  mosque: DeskMosque
  wanted: MessageListFilter
  messages: MessageListed[]
}) {
  const { t } = useMessages('desk', 'deskMessages')
  const formatInstant = useInstant()
  const texts = t.deskMessages
  return (
    <List
      label={texts.shows[wanted.show]}
      rows={messages.map(({ id, kind, at, name, topic, subject, start, assignee, unsent }) => ({
        id,
        href: `${deskPath(mosque.slug, 'messages')}/${id}`,
        title: <span dir="auto">{subject ?? texts.topics[topic]}</span>,
        meta: (
          <>
            <p dir="auto" className={styles.start}>
              {start}
            </p>
            <p>
              <bdi>{name}</bdi> · <time dateTime={at}>{formatInstant(at)}</time>
            </p>
            {(kind === 'imam' || assignee || unsent) && (
              <p className={styles.marks}>
                {unsent && <span data-tone="danger">{texts.unsent}</span>}
                {kind === 'imam' && <span>{texts.private}</span>}
                {assignee && <span>{assignee.self ? texts.withYou : texts.with({ name: assignee.name })}</span>}
              </p>
            )}
          </>
        ),
      }))}
      empty={
        <EmptyState seed={`messages ${wanted.show}`} title={texts.empty[wanted.show]}>
          {texts.emptyHint}
        </EmptyState>
      }
    />
  )
}
