import type { DeskMosque, SubscriberListed } from '@minaret/contract/desk'
import { useDeskAction, useDeskPages } from '@minaret/domain/desk'
import { Button, ChoiceLinks, ConfirmDialog, EmptyState, Form, LineLink, Link, List, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import styles from './newsletter.module.css'
import { importPath, subscribersPath, subscriberStates, type SubscriberFilter } from './paths.ts'

/** The status of a disabled mailbox (RFC 3463, section 3.3); all other statuses concern the address. */
const mailboxDisabled = '5.2.1'

type SubscribersScreenProps = { mosque: DeskMosque; filter: SubscriberFilter; onSearch(search: string): void }

/** The newsletter's subscribers: search, add with proof, and unsubscribe. */
export function SubscribersScreen({ mosque, filter, onSearch }: SubscribersScreenProps) {
  const { t } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter.people
  const list = useDeskPages('subscriberList', {
    mosque: mosque.slug,
    show: filter.show,
    ...(filter.search ? { search: filter.search } : {}),
  })
  const subscribers = list.data?.pages.flatMap(({ items }) => items)
  const [searchText, setSearchText] = useState(filter.search)
  return (
    <DeskFrame mosque={mosque} page="newsletter" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'newsletter')}>{t.deskNewsletter.back}</LineLink>
      <h1>{texts.title}</h1>
      <LineLink href={importPath(mosque.slug)}>{texts.add}</LineLink>
      <ChoiceLinks className={styles.filters} aria-label={texts.filter}>
        {subscriberStates.map((status) => (
          <Link
            key={status}
            href={subscribersPath(mosque.slug, { ...filter, show: status })}
            aria-current={status === filter.show ? 'true' : undefined}
          >
            {texts.shows[status]}
          </Link>
        ))}
      </ChoiceLinks>
      <Form className={styles.search} onSubmit={() => onSearch(searchText.trim())}>
        <TextField
          label={texts.search}
          type="search"
          autoComplete="off"
          dir="auto"
          value={searchText}
          onChange={({ target }) => setSearchText(target.value)}
        />
        <Button type="submit" tone="quiet">
          {texts.find}
        </Button>
      </Form>
      {subscribers ? (
        <SubscriberList mosque={mosque.slug} filter={filter} subscribers={subscribers} />
      ) : (
        <Loading hasFailed={list.isError} retry={() => void list.refetch()} />
      )}
      {list.hasNextPage && (
        <Button tone="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </DeskFrame>
  )
}

function SubscriberList({
  mosque,
  filter,
  subscribers,
}: {
  mosque: string
  filter: SubscriberFilter
  subscribers: SubscriberListed[]
}) {
  const { t, format } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter.people
  const end = useDeskAction('subscriberEnd', { refreshOn: 'success' })
  const [subscriberToEnd, setSubscriberToEnd] = useState<SubscriberListed>()
  return (
    <>
      <List
        label={texts.shows[filter.show]}
        className={styles.list}
        rows={subscribers.map((subscriber) => ({
          id: subscriber.id,
          title: <bdi dir="ltr">{subscriber.email}</bdi>,
          meta: (
            <>
              <p>
                {subscriber.name && <bdi>{subscriber.name}</bdi>}
                {subscriber.name && ' · '}
                {`${texts.since[subscriber.state]} ${format.instant(subscriber.at).date}`}
              </p>
              {subscriber.state === 'bounced' && (
                <p>{subscriber.bounceStatus === mailboxDisabled ? texts.bounced.disabled : texts.bounced.address}</p>
              )}
              {subscriber.proof && (
                <details>
                  <summary>{texts.proof}</summary>
                  <p dir="auto">{`${subscriber.proof.source}, ${format.day(subscriber.proof.agreedOn).date}`}</p>
                  <p dir="auto" className={styles.text}>
                    {subscriber.proof.wording}
                  </p>
                </details>
              )}
            </>
          ),
          ...(subscriber.state === 'left'
            ? {}
            : {
                action: (
                  <Button
                    tone="quiet"
                    aria-label={texts.endOf({ email: subscriber.email })}
                    onClick={() => setSubscriberToEnd(subscriber)}
                  >
                    {texts.end}
                  </Button>
                ),
              }),
        }))}
        empty={
          <EmptyState
            seed={`subscribers ${filter.show}`}
            title={filter.search ? texts.notFound : texts.empty[filter.show]}
          >
            {filter.show === 'bounced' ? texts.bouncedHint : texts.emptyHint}
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={subscriberToEnd !== undefined}
        title={texts.endTitle({ email: format.inText(subscriberToEnd?.email ?? '') })}
        confirmLabel={texts.endConfirm}
        cancelLabel={texts.endCancel}
        busy={end.isPending}
        onConfirm={() =>
          subscriberToEnd &&
          end.mutate({ mosque, subscriber: subscriberToEnd.id }, { onSettled: () => setSubscriberToEnd(undefined) })
        }
        onCancel={() => setSubscriberToEnd(undefined)}
      >
        {texts.endText}
      </ConfirmDialog>
    </>
  )
}
