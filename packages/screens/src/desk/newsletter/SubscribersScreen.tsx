import type { DeskMosque, SubscriberListed } from '@minaret/contract/desk'
import { useDeskAction, useDeskPages } from '@minaret/domain/desk'
import { Button, ChoiceLinks, ConfirmDialog, EmptyState, Form, LineLink, Link, List, TextField } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading } from '../frame/index.ts'
import styles from './newsletter.module.css'
import { importPath, subscribersPath, subscriberStates, type SubscriberFilter } from './paths.ts'

/** A disabled mailbox (RFC 3463, section 3.3); every other status concerns the address. */
const mailboxDisabled = '5.2.1'

type SubscribersScreenProps = { mosque: DeskMosque; wanted: SubscriberFilter; onSearch(search: string): void }

/** The newsletter's subscribers: search, add with proof, and unsubscribe. */
export function SubscribersScreen({ mosque, wanted, onSearch }: SubscribersScreenProps) {
  const { t } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter.people
  const list = useDeskPages('subscriberList', {
    mosque: mosque.slug,
    show: wanted.show,
    ...(wanted.search ? { search: wanted.search } : {}),
  })
  const people = list.data?.pages.flatMap(({ items }) => items)
  const [searchText, setSearchText] = useState(wanted.search)
  return (
    <DeskFrame mosque={mosque} page="newsletter" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'newsletter')}>{t.deskNewsletter.back}</LineLink>
      <h1>{texts.title}</h1>
      <LineLink href={importPath(mosque.slug)}>{texts.add}</LineLink>
      <ChoiceLinks className={styles.filters} aria-label={texts.filter}>
        {subscriberStates.map((show) => (
          <Link
            key={show}
            href={subscribersPath(mosque.slug, { ...wanted, show })}
            aria-current={show === wanted.show ? 'true' : undefined}
          >
            {texts.shows[show]}
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
      {people ? (
        <SubscriberList mosque={mosque.slug} wanted={wanted} people={people} />
      ) : (
        <Loading failed={list.isError} retry={() => void list.refetch()} />
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
  wanted,
  people,
}: {
  mosque: string
  wanted: SubscriberFilter
  people: SubscriberListed[]
}) {
  const { t, format } = useMessages('desk', 'deskNewsletter')
  const texts = t.deskNewsletter.people
  const end = useDeskAction('subscriberEnd', { refreshOn: 'success' })
  const [question, setQuestion] = useState<SubscriberListed>()
  return (
    <>
      <List
        label={texts.shows[wanted.show]}
        className={styles.list}
        rows={people.map((person) => ({
          id: person.id,
          title: <bdi dir="ltr">{person.email}</bdi>,
          meta: (
            <>
              <p>
                {person.name && <bdi>{person.name}</bdi>}
                {person.name && ' · '}
                {`${texts.since[person.state]} ${format.instant(person.at).date}`}
              </p>
              {person.state === 'bounced' && (
                <p>{person.bounceStatus === mailboxDisabled ? texts.bounced.disabled : texts.bounced.address}</p>
              )}
              {person.proof && (
                <details>
                  <summary>{texts.proof}</summary>
                  <p dir="auto">{`${person.proof.source}, ${format.day(person.proof.agreedOn).date}`}</p>
                  <p dir="auto" className={styles.words}>
                    {person.proof.wording}
                  </p>
                </details>
              )}
            </>
          ),
          ...(person.state === 'left'
            ? {}
            : {
                action: (
                  <Button
                    tone="quiet"
                    aria-label={texts.endOf({ email: person.email })}
                    onClick={() => setQuestion(person)}
                  >
                    {texts.end}
                  </Button>
                ),
              }),
        }))}
        empty={
          <EmptyState
            seed={`subscribers ${wanted.show}`}
            title={wanted.search ? texts.notFound : texts.empty[wanted.show]}
          >
            {wanted.show === 'bounced' ? texts.bouncedHint : texts.emptyHint}
          </EmptyState>
        }
      />
      <ConfirmDialog
        open={question !== undefined}
        title={texts.endTitle({ email: format.inText(question?.email ?? '') })}
        confirmLabel={texts.endConfirm}
        cancelLabel={texts.endCancel}
        busy={end.isPending}
        onConfirm={() =>
          question && end.mutate({ mosque, subscriber: question.id }, { onSettled: () => setQuestion(undefined) })
        }
        onCancel={() => setQuestion(undefined)}
      >
        {texts.endText}
      </ConfirmDialog>
    </>
  )
}
