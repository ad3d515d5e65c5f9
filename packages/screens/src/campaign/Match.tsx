import type { CampaignMatch } from '@minaret/contract'
import { useWords, type Words } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

/** Who adds to what others give, how much, and until when. What they promise is no part of what has been raised. */
export function Match({ match, currency }: { match: CampaignMatch; currency: string }) {
  const { t, format } = useWords('campaigns')
  const { sponsor, percent, capMinor, matchedMinor, ends } = match
  const words = t.campaigns.match
  const name = format.inText(sponsor)
  const cap = format.amount(capMinor, currency)
  const full = matchedMinor >= capMinor
  const until = ends === undefined ? undefined : format.instant(ends)
  return (
    <div className={styles.match}>
      <p>
        <strong>{full ? words.full(name) : ruleOf(name, percent, { t, format })}</strong>{' '}
        <span>{full ? words.fullMore(cap) : words.pledged(format.amount(matchedMinor, currency), cap)}</span>
      </p>
      {!full && (
        <span className={styles.pledge} aria-hidden="true">
          <span style={{ inlineSize: `${((matchedMinor / capMinor) * 100).toFixed(1)}%` }} />
        </span>
      )}
      {!full && until && <p>{words.until(until.date, until.time)}</p>}
    </div>
  )
}

function ruleOf(name: string, percent: number, { t, format }: Pick<Words<'campaigns'>, 't' | 'format'>): string {
  const words = t.campaigns.match
  if (percent === 100) return words.doubles(name)
  return percent === 200 ? words.triples(name) : words.adds(name, format.number(percent))
}
