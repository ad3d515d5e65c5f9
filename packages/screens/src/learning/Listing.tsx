import type { ListResult } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Grid, Notice, Skeleton } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './learning.module.css'

export type ListingProps<T> = {
  list: ListResult<T>
  /** The messages for loading, failure and an empty list. */
  messages: { loading: string; failed: string; none: string; noneMore: string }
  /** Seed of the empty state's pattern. */
  seed: string
  card: (item: T) => ReactNode
}

/** A list of classes or courses as cards, or its loading, error or empty state. */
export function Listing<T>({ list, messages, seed, card }: ListingProps<T>) {
  const { t } = useMessages('classes')
  const canOpen = useOpenScreens()
  if (list.status === 'in progress') return <Skeleton shape="card" count={3} label={messages.loading} />
  if (list.status === 'failure')
    return (
      <Notice
        tone="warning"
        live="polite"
        title={messages.failed}
        action={<Button onClick={list.retry}>{t.retry}</Button>}
      />
    )
  if (list.data.length === 0) {
    const canAsk = canOpen('contact')
    return (
      <EmptyState
        seed={seed}
        title={messages.none}
        action={
          <ButtonLink href={canAsk ? pathTo('contact') : '/'}>{canAsk ? t.classes.ask : t.classes.backHome}</ButtonLink>
        }
      >
        {messages.noneMore}
      </EmptyState>
    )
  }
  return (
    <>
      <Grid>{list.data.map(card)}</Grid>
      <div className={styles.more}>
        {list.moreFailed && <p role="alert">{messages.failed}</p>}
        {list.more && (
          <Button tone="quiet" busy={list.loadingMore} onClick={list.more}>
            {t.classes.more}
          </Button>
        )}
      </div>
    </>
  )
}
