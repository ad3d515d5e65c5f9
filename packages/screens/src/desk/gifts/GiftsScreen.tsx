import type { DeskMosque } from '@minaret/contract/desk'
import { useDeskPages, useDeskQuery } from '@minaret/domain/desk'
import { Button, EmptyState, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading, ModeNotice } from '../frame/index.ts'
import { Exports } from './Exports.tsx'
import { Filters } from './Filters.tsx'
import { GiftRows } from './GiftRows.tsx'
import styles from './gifts.module.css'
import { Totals } from './Totals.tsx'
import type { GiftFilter } from './filter.ts'

export interface GiftsScreenProps {
  mosque: DeskMosque
  /** The filter in the URL. */
  filter: GiftFilter
  /** Writes a changed filter to the URL. */
  onFilterChange: (filter: GiftFilter) => void
}

/** Query options: the previous matches stay visible while the next search runs. */
const queryOptions = { staleTime: 0, keepPrevious: true } as const

function withoutClaim({ claim: _claim, ...filter }: GiftFilter): GiftFilter {
  return filter
}

/** A mosque's gifts: search as you type, filters, and the ledger's totals of the matches. */
export function GiftsScreen({ mosque, filter, onFilterChange }: GiftsScreenProps) {
  const { t } = useMessages('desk', 'deskGifts')
  const texts = t.deskGifts
  const gifts = useDeskPages('giftList', { mosque: mosque.slug, ...filter }, queryOptions)
  const totals = useDeskQuery('giftTotals', { mosque: mosque.slug, ...filter }, queryOptions)
  const rows = gifts.data?.pages.flatMap(({ items }) => items)
  const mode = totals.data?.mode ?? 'live'
  /** Whether no filter is set: an empty list then means that there are no gifts at all. */
  const isUnfiltered = Object.keys(filter).length === 0
  return (
    <DeskFrame mosque={mosque} page="gifts" title={texts.title}>
      <h1>{texts.title}</h1>
      <p className={styles.hint}>{texts.lead}</p>
      <ModeNotice mode={mode} texts={texts.modes} />
      {filter.claim && (
        <Notice
          action={
            <Button tone="quiet" onClick={() => onFilterChange(withoutClaim(filter))}>
              {texts.allGifts}
            </Button>
          }
        >
          {texts.inClaim({ number: Number(filter.claim) })}
        </Notice>
      )}
      <Filters filter={filter} causes={totals.data?.causes ?? []} onFilterChange={onFilterChange} />
      {totals.data && <Totals totals={totals.data.currencies} stale={totals.isPlaceholderData} />}
      {rows && rows.length > 0 && <Exports mosque={mosque.slug} filter={filter} />}
      {rows ? (
        <div className={styles.listed} aria-busy={gifts.isPlaceholderData}>
          <GiftRows
            mosque={mosque.slug}
            gifts={rows}
            label={texts.list}
            empty={
              <EmptyState seed="gifts" title={isUnfiltered ? texts.noneYet : texts.none}>
                {isUnfiltered ? texts.noneYetHint : texts.noneHint}
              </EmptyState>
            }
          />
        </div>
      ) : (
        <Loading hasFailed={gifts.isError} retry={() => void gifts.refetch()} />
      )}
      {gifts.hasNextPage && (
        <Button tone="quiet" busy={gifts.isFetchingNextPage} onClick={() => void gifts.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </DeskFrame>
  )
}
