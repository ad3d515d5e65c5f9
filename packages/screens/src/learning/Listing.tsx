import type { Listed } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { Button, ButtonLink, EmptyState, Grid, Notice, Skeleton } from '@minaret/ui'
import type { ReactNode } from 'react'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './learning.module.css'

export type ListingProps<T> = {
  list: Listed<T>
  /** What it says of itself while it loads, when it fails, and when there is nothing in it. */
  words: { loading: string; failed: string; none: string; noneMore: string }
  /** Seed of the pattern of an empty one. */
  seed: string
  card: (item: T) => ReactNode
}

/** A list of things to learn: its cards, or in their place what has become of it. */
export function Listing<T>({ list, words, seed, card }: ListingProps<T>) {
  const { t } = useWords('classes')
  const open = useOpenScreens()
  if (list.status === 'in progress') return <Skeleton shape="card" count={3} label={words.loading} />
  if (list.status === 'failure')
    return (
      <Notice
        tone="warning"
        live="polite"
        title={words.failed}
        action={<Button onClick={list.retry}>{t.retry}</Button>}
      />
    )
  if (list.data.length === 0) {
    const ask = open('contact')
    return (
      <EmptyState
        seed={seed}
        title={words.none}
        action={
          <ButtonLink href={ask ? pathTo('contact') : '/'}>{ask ? t.classes.ask : t.classes.backHome}</ButtonLink>
        }
      >
        {words.noneMore}
      </EmptyState>
    )
  }
  return (
    <>
      <Grid>{list.data.map(card)}</Grid>
      <div className={styles.more}>
        {list.moreFailed && <p role="alert">{words.failed}</p>}
        {list.more && (
          <Button tone="quiet" busy={list.loadingMore} onClick={list.more}>
            {t.classes.more}
          </Button>
        )}
      </div>
    </>
  )
}
