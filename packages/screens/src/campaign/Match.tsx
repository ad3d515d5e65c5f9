import type { CampaignMatch } from '@minaret/contract'
import { useDomain } from '@minaret/domain'
import { currencyExponent } from '@minaret/money'
import { useSyncExternalStore } from 'react'
import { useWords, type Words } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

/**
 * Who adds to what others give, how much, and until when; nothing from the second on which that is over. What they promise
 * is no part of what has been raised.
 */
export function Match({ match, currency }: { match: CampaignMatch; currency: string }) {
  const { t, format } = useWords('campaigns')
  const { sponsor, capMinor, matchedMinor, ends } = match
  const over = useOver(ends)
  const words = t.campaigns.match
  const name = format.inText(sponsor)
  const cap = format.amount(capMinor, currency)
  // What has been paid of it was promised too: only what is left of the cap is still to come.
  const promised = match.earnedMinor ?? matchedMinor
  const full = promised >= capMinor
  const until = ends === undefined ? undefined : format.instant(ends)
  if (over) return null
  return (
    <div className={styles.match}>
      <p>
        <strong>{full ? words.full({ sponsor: name }) : ruleOf(name, match, currency, { t, format })}</strong>{' '}
        <span>
          {full ? words.fullMore({ cap }) : words.pledged({ pledged: format.amount(promised, currency), cap })}
        </span>
      </p>
      {!full && (
        <span className={styles.pledge} aria-hidden="true">
          <span style={{ inlineSize: `${((promised / capMinor) * 100).toFixed(1)}%` }} />
        </span>
      )}
      {!full && until && <p>{words.until({ date: until.date, time: until.time })}</p>}
    </div>
  )
}

/** Whether a moment has come, by the clock that also closes the campaign. */
function useOver(ends: string | undefined): boolean {
  const { clock } = useDomain()
  const over = (now: number) => ends !== undefined && Date.parse(ends) <= now
  return useSyncExternalStore(
    clock.subscribe,
    () => over(clock.read()),
    () => over(clock.first),
  )
}

function ruleOf(
  name: string,
  { percent }: CampaignMatch,
  currency: string,
  { t, format }: Pick<Words<'campaigns'>, 't' | 'format'>,
): string {
  const words = t.campaigns.match
  if (percent === 100) return words.doubles({ sponsor: name })
  if (percent === 200) return words.triples({ sponsor: name })
  const one = 10 ** currencyExponent(currency)
  return words.adds({
    sponsor: name,
    added: format.amount(Math.floor((one * percent) / 100), currency),
    one: format.amount(one, currency),
  })
}
