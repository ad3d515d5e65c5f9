import type { DeskMosque, GiftListed } from '@minaret/contract/desk'
import { type GiftsWanted, useGifts, useGiftTotals } from '@minaret/domain/desk'
import { Button, EmptyState, List } from '@minaret/ui'
import { useWords } from '../app/index.ts'
import { DeskFrame, deskPath, Loading, ModeNotice, useInstant } from '../desk-frame/index.ts'
import { Exports } from './Exports.tsx'
import { Filters } from './Filters.tsx'
import styles from './gifts.module.css'
import { Totals } from './Totals.tsx'

export interface GiftsScreenProps {
  mosque: DeskMosque
  /** What the address asks for. */
  wanted: GiftsWanted
  /** Writes another search or other filters into the address. */
  onWanted: (wanted: GiftsWanted) => void
}

/** Every gift of a mosque: searched while one types, filtered, with the ledger's totals of exactly what is found. */
export function GiftsScreen({ mosque, wanted, onWanted }: GiftsScreenProps) {
  const { t } = useWords('desk', 'deskGifts')
  const say = t.deskGifts
  const gifts = useGifts(mosque.slug, wanted)
  const totals = useGiftTotals(mosque.slug, wanted)
  const listed = gifts.data?.pages.flatMap(({ items }) => items)
  const mode = totals.data?.mode ?? 'live'
  return (
    <DeskFrame mosque={mosque} page="gifts" title={say.title}>
      <h1>{say.title}</h1>
      <p className={styles.hint}>{say.lead}</p>
      <ModeNotice mode={mode} words={say.modes} />
      <Filters wanted={wanted} causes={totals.data?.causes ?? []} onWanted={onWanted} />
      {totals.data && <Totals totals={totals.data.currencies} stale={totals.isPlaceholderData} />}
      {listed && listed.length > 0 && <Exports mosque={mosque.slug} wanted={wanted} />}
      {listed ? (
        <div className={styles.listed} aria-busy={gifts.isPlaceholderData}>
          <Listed mosque={mosque} gifts={listed} isWhole={Object.keys(wanted).length === 0} />
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

type ListedProps = {
  mosque: DeskMosque
  gifts: readonly GiftListed[]
  /** Nothing is searched for: where there are none, there are none at all. */
  isWhole: boolean
}

function Listed({ mosque, gifts, isWhole }: ListedProps) {
  const { t, format } = useWords('deskGifts')
  const instant = useInstant()
  const say = t.deskGifts
  return (
    <List
      label={say.list}
      empty={
        <EmptyState seed="gifts" title={isWhole ? say.noneYet : say.none}>
          {isWhole ? say.noneYetHint : say.noneHint}
        </EmptyState>
      }
      rows={gifts.map(({ id, donor, at, state, way, cause, amountMinor, returnedMinor, currency, reference }) => {
        return {
          id,
          href: `${deskPath(mosque.slug, 'gifts')}/${id}`,
          title: donor === '' ? say.nobody : <bdi>{donor}</bdi>,
          meta: (
            <>
              <p>
                <bdi>{cause}</bdi> · {say.ways[way]} · <time dateTime={at}>{instant(at)}</time>
              </p>
              <p>
                <span className={styles.state} data-state={state}>
                  {say.giftStates[state]}
                </span>
                {returnedMinor > 0 && ` · ${say.ofWhich(format.amount(returnedMinor, currency))}`}
                {' · '}
                <bdi className={styles.reference}>{reference}</bdi>
              </p>
            </>
          ),
          action: <strong className={styles.amount}>{format.amount(amountMinor, currency)}</strong>,
        }
      })}
    />
  )
}
