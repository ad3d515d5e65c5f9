import { useDeskPages } from '@minaret/domain/desk'
import { Button, ButtonRow } from '@minaret/ui'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { Loading, Panel } from '../frame/index.ts'
import { GiftRows } from './GiftRows.tsx'
import styles from './gifts.module.css'

/** The gifts of one Gift Aid claim, page by page; printing loads all pages first. */
export function ClaimGifts({ mosque, number }: { mosque: string; number: number }) {
  const { t } = useMessages('deskGifts')
  const texts = t.deskGifts
  const headingId = useId()
  const gifts = useDeskPages('giftList', { mosque, claim: String(number) }, { staleTime: 0, keepPrevious: true })
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = gifts
  /** How many times printing was requested, and completed. */
  const [printRequests, setPrintRequests] = useState(0)
  const completedPrints = useRef(0)
  useEffect(() => {
    if (completedPrints.current === printRequests || isFetchingNextPage) return
    if (hasNextPage && !isFetchNextPageError) {
      void fetchNextPage()
      return
    }
    completedPrints.current = printRequests
    // A partly printed claim would look complete.
    if (!hasNextPage) window.print()
  }, [printRequests, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage])
  const rows = gifts.data?.pages.flatMap(({ items }) => items)
  return (
    <Panel id={headingId} title={texts.inClaim({ number })} className={styles.spaced}>
      {rows ? (
        <GiftRows
          mosque={mosque}
          gifts={rows}
          label={texts.inClaim({ number })}
          empty={<p className={styles.hint}>{texts.claimEmpty}</p>}
        />
      ) : (
        <Loading hasFailed={gifts.isError} retry={() => void gifts.refetch()} />
      )}
      {rows && rows.length > 0 && (
        <div data-print="hide">
          <ButtonRow>
            {hasNextPage && (
              <Button tone="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
                {texts.more}
              </Button>
            )}
            <Button tone="quiet" onClick={() => setPrintRequests(printRequests + 1)}>
              {texts.print}
            </Button>
          </ButtonRow>
        </div>
      )}
    </Panel>
  )
}
