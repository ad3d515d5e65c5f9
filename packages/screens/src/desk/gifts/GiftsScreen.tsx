import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskPages, useDeskQuery } from '@minaret/domain/desk'
import { Button, EmptyState, Notice } from '@minaret/ui'
import { useWords } from '../../app/index.ts'
import { DeskFrame, Loading, ModeNotice } from '../frame/index.ts'
import { Exports } from './Exports.tsx'
import { Filters } from './Filters.tsx'
import { GiftRows } from './GiftRows.tsx'
import styles from './gifts.module.css'
import { Totals } from './Totals.tsx'
import type { GiftsWanted } from './wanted.ts'

export interface GiftsScreenProps {
  mosque: DeskMosque
  /** What the address asks for. */
  wanted: GiftsWanted
  /** Writes another search or other filters into the address. */
  onWanted: (wanted: GiftsWanted) => void
}

/** The last matches stay in view while the next search runs. */
const reading = { staleTime: 0, keepPrevious: true } as const

function withoutClaim({ claim: _claim, ...wanted }: GiftsWanted): GiftsWanted {
  return wanted
}

/** Every gift of a mosque: searched while one types, filtered, with the ledger's totals of exactly what is found. */
export function GiftsScreen({ mosque, wanted, onWanted }: GiftsScreenProps) {
  const { t } = useWords('desk', 'deskGifts')
  const say = t.deskGifts
  const gifts = useDeskPages('giftList', { mosque: mosque.slug, ...wanted }, reading)
  const totals = useDeskQuery('giftTotals', { mosque: mosque.slug, ...wanted }, reading)
  const listed = gifts.data?.pages.flatMap(({ items }) => items)
  const mode = totals.data?.mode ?? 'live'
  /** Nothing is searched for: where there are none, there are none at all. */
  const isWhole = Object.keys(wanted).length === 0
  return (
    <DeskFrame mosque={mosque} page="gifts" title={say.title}>
      <h1>{say.title}</h1>
      <p className={styles.hint}>{say.lead}</p>
      <ModeNotice mode={mode} words={say.modes} />
      {wanted.claim && (
        <Notice
          action={
            <Button tone="quiet" onClick={() => onWanted(withoutClaim(wanted))}>
              {say.allGifts}
            </Button>
          }
        >
          {say.inClaim({ number: Number(wanted.claim) })}
        </Notice>
      )}
      <Filters wanted={wanted} causes={totals.data?.causes ?? []} onWanted={onWanted} />
      {totals.data && <Totals totals={totals.data.currencies} stale={totals.isPlaceholderData} />}
      {listed && listed.length > 0 && <Exports mosque={mosque.slug} wanted={wanted} />}
      {listed ? (
        <div className={styles.listed} aria-busy={gifts.isPlaceholderData}>
          <GiftRows
            mosque={mosque.slug}
            gifts={listed}
            label={say.list}
            empty={
              <EmptyState seed="gifts" title={isWhole ? say.noneYet : say.none}>
                {isWhole ? say.noneYetHint : say.noneHint}
              </EmptyState>
            }
          />
        </div>
      ) : (
        <Loading failed={gifts.isError} retry={() => void gifts.refetch()} />
      )}
      {gifts.hasNextPage && (
        <Button tone="quiet" busy={gifts.isFetchingNextPage} onClick={() => void gifts.fetchNextPage()}>
          {say.more}
        </Button>
      )}
    </DeskFrame>
  )
}
