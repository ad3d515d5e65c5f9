import type { CampaignDetail } from '@minaret/contract'
import { Card, VisuallyHidden } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import { CampaignMeter } from '../campaign-cards/index.ts'
import { EndsIn } from './EndsIn.tsx'
import { Match } from './Match.tsx'
import styles from './campaign.module.css'

/** How often a new sum is read out at most, in milliseconds. */
const pause = 60_000

/** How far the campaign has come, who adds to it, and how long it still lasts. */
export function Progress({ campaign }: { campaign: CampaignDetail }) {
  const { t, format } = useWords('campaigns')
  const { state, raisedMinor, currency, ends, match, weekMinor = 0 } = campaign
  const news = useSpoken(t.campaigns.one.news({ raised: format.amount(raisedMinor, currency) }), raisedMinor)
  return (
    <Card className={styles.meter}>
      <CampaignMeter campaign={campaign} size="display" />
      {state === 'live' && weekMinor > 0 && (
        <strong>{t.campaigns.thisWeek({ amount: format.amount(weekMinor, currency) })}</strong>
      )}
      {state === 'live' && match && <Match match={match} currency={currency} />}
      {state === 'live' && ends !== undefined && <EndsIn ends={ends} />}
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Card>
  )
}

/** The words for a sum that has changed while somebody listens; silent at first, and never twice within a minute. */
function useSpoken(words: string, sum: number): string {
  const [said, setSaid] = useState('')
  const last = useRef({ sum, at: 0 })
  useEffect(() => {
    if (last.current.sum === sum) return
    const wait = Math.max(0, last.current.at + pause - Date.now())
    const timer = setTimeout(() => {
      last.current = { sum, at: Date.now() }
      setSaid(words)
    }, wait)
    return () => clearTimeout(timer)
  }, [words, sum])
  return said
}
