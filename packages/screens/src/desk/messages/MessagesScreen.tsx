import type { DeskMosque, MessageListed } from '@minaret/contract/desk'
import { useDeskPages } from '@minaret/domain/desk'
import { Button, ChoiceLinks, EmptyState, Link, List } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, useFormatInstant } from '../frame/index.ts'
import styles from './messages.module.css'
import { kindsFor, messagesPath, type MessageListFilter } from './filter.ts'

/** Messages to a mosque and questions to the imam, as far as the user's roles allow. */
export function MessagesScreen({ mosque, filter }: { mosque: DeskMosque; filter: MessageListFilter }) {
  const { t } = useMessages('desk', 'deskMessages')
  const texts = t.deskMessages
  const messages = useDeskPages('messageList', { mosque: mosque.slug, ...filter })
  const rows = messages.data?.pages.flatMap(({ items }) => items)
  const kinds = kindsFor(mosque)
  const title = kinds.includes('message') ? texts.title : texts.questions
  return (
    <DeskFrame mosque={mosque} page="messages" title={title}>
      <h1>{title}</h1>
      <p>{kinds.includes('message') ? texts.lead : texts.questionsLead}</p>
      <ChoiceLinks className={styles.filters} aria-label={texts.filter}>
        {(['open', 'mine', 'answered', 'unsent'] as const).map((status) => (
          <Link
            key={status}
            href={messagesPath(mosque.slug, { ...filter, show: status })}
            aria-current={status === filter.show ? 'true' : undefined}
          >
            {texts.shows[status]}
          </Link>
        ))}
      </ChoiceLinks>
      {kinds.length > 1 && (
        <ChoiceLinks className={styles.filters} aria-label={texts.kind}>
          {([undefined, 'message', 'imam'] as const).map((kind) => (
            <Link
              key={kind ?? 'all'}
              href={messagesPath(mosque.slug, { show: filter.show, ...(kind ? { kind } : {}) })}
              aria-current={kind === filter.kind ? 'true' : undefined}
            >
              {texts.kinds[kind ?? 'all']}
            </Link>
          ))}
        </ChoiceLinks>
      )}
      {rows ? (
        <MessageList mosque={mosque} filter={filter} messages={rows} />
      ) : (
        <Loading hasFailed={messages.isError} retry={() => void messages.refetch()} />
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
  filter,
  messages,
}: {
  mosque: DeskMosque
  filter: MessageListFilter
  messages: MessageListed[]
}) {
  const { t } = useMessages('desk', 'deskMessages')
  const formatInstant = useFormatInstant()
  const texts = t.deskMessages
  return (
    <List
      label={texts.shows[filter.show]}
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
                {assignee && (
                  <span>{assignee.self ? texts.assignedToYou : texts.assignedTo({ name: assignee.name })}</span>
                )}
              </p>
            )}
          </>
        ),
      }))}
      empty={
        <EmptyState seed={`messages ${filter.show}`} title={texts.empty[filter.show]}>
          {texts.emptyHint}
        </EmptyState>
      }
    />
  )
}
