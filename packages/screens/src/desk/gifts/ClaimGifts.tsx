import { useDeskPages } from '@minaret/domain/desk'
import { Button, ButtonRow } from '@minaret/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useWords } from '../../app/index.ts'
import { Loading } from '../frame/index.ts'
import { GiftRows } from './GiftRows.tsx'
import styles from './gifts.module.css'

/** The gifts of one Gift Aid claim, page by page, as the list of gifts has them; on paper there are all of them. */
export function ClaimGifts({ mosque, number }: { mosque: string; number: number }) {
  const { t } = useWords('deskGifts')
  const say = t.deskGifts
  const heading = useId()
  const gifts = useDeskPages('giftList', { mosque, claim: String(number) }, { staleTime: 0, keepPrevious: true })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = gifts
  /** How often printing was asked for, and done. */
  const [wantedPrints, setWantedPrints] = useState(0)
  const prints = useRef(0)
  useEffect(() => {
    if (prints.current === wantedPrints || isFetchingNextPage) return
    if (hasNextPage && !isFetchNextPageError) {
      void fetchNextPage()
      return
    }
    prints.current = wantedPrints
    // Half a claim on paper would look like all of it.
    if (!hasNextPage) window.print()
  }, [wantedPrints, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  const listed = gifts.data?.pages.flatMap(({ items }) => items)
  return (
    <section className={styles.card} aria-labelledby={heading}>
      <h2 id={heading}>{say.inClaim({ number })}</h2>
      {listed ? (
        <GiftRows
          mosque={mosque}
          gifts={listed}
          label={say.inClaim({ number })}
          empty={<p className={styles.hint}>{say.claimEmpty}</p>}
        />
      ) : (
        <Loading failed={gifts.isError} retry={() => void gifts.refetch()} />
      )}
      {listed && listed.length > 0 && (
        <div data-print="hide">
          <ButtonRow>
            {hasNextPage && (
              <Button tone="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {say.more}
              </Button>
            )}
            <Button tone="quiet" onClick={() => setWantedPrints(wantedPrints + 1)}>
              {say.print}
            </Button>
          </ButtonRow>
        </div>
      )}
    </section>
  )
}
