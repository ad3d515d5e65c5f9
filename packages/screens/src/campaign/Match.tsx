import type { CampaignMatch } from '@minaret/contract'
import { useDomain } from '@minaret/domain'
import { currencyExponent } from '@minaret/money'
import { useSyncExternalStore } from 'react'
import { useMessages, type Messages } from '../app/MessagesProvider.tsx'
import styles from './campaign.module.css'

/**
 * The match: its sponsor, amount and end; null once it has ended. The pledge does not count towards the amount raised.
 */
export function Match({ match, currency }: { match: CampaignMatch; currency: string }) {
  const { t, format } = useMessages('campaigns')
  const { sponsor, capMinor, matchedMinor, ends } = match
  const hasEnded = useHasPassed(ends)
  const texts = t.campaigns.match
  const name = format.inText(sponsor)
  const cap = format.amount(capMinor, currency)
  // The earned amount includes paid pledges, so the difference from the cap is the amount still available.
  const pledgedMinor = match.earnedMinor ?? matchedMinor
  const isFull = pledgedMinor >= capMinor
  const until = ends === undefined ? undefined : format.instant(ends)
  if (hasEnded) return null
  return (
    <div className={styles.match}>
      <p>
        <strong>{isFull ? texts.full({ sponsor: name }) : matchText(name, match, currency, { t, format })}</strong>{' '}
        <span>
          {isFull ? texts.fullMore({ cap }) : texts.pledged({ pledged: format.amount(pledgedMinor, currency), cap })}
        </span>
      </p>
      {!isFull && (
        <span className={styles.pledge} aria-hidden="true">
          <span style={{ inlineSize: `${((pledgedMinor / capMinor) * 100).toFixed(1)}%` }} />
        </span>
      )}
      {!isFull && until && <p>{texts.until({ date: until.date, time: until.time })}</p>}
    </div>
  )
}

/** Whether an instant has passed, on the clock that also closes the campaign. */
function useHasPassed(ends: string | undefined): boolean {
  const { clock } = useDomain()
  const hasEnded = (now: number) => ends !== undefined && Date.parse(ends) <= now
  return useSyncExternalStore(
    clock.subscribe,
    () => hasEnded(clock.read()),
    () => hasEnded(clock.first),
  )
}

function matchText(
  name: string,
  { percent }: CampaignMatch,
  currency: string,
  { t, format }: Pick<Messages<'campaigns'>, 't' | 'format'>,
): string {
  const texts = t.campaigns.match
  if (percent === 100) return texts.doubles({ sponsor: name })
  if (percent === 200) return texts.triples({ sponsor: name })
  const majorUnit = 10 ** currencyExponent(currency)
  return texts.adds({
    sponsor: name,
    added: format.amount(Math.floor((majorUnit * percent) / 100), currency),
    one: format.amount(majorUnit, currency),
  })
}
