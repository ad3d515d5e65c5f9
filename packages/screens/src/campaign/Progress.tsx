import type { CampaignDetail } from '@minaret/contract'
import { Card, VisuallyHidden } from '@minaret/ui'
import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CampaignMeter } from '../campaign-cards/index.ts'
import { EndsIn } from './EndsIn.tsx'
import { Match } from './Match.tsx'
import styles from './campaign.module.css'

/** The minimum interval between announcements of a new amount, in milliseconds. */
const announceIntervalMs = 60_000

/** The campaign's progress, match and countdown. */
export function Progress({ campaign }: { campaign: CampaignDetail }) {
  const { t, format } = useMessages('campaigns')
  const { state, raisedMinor, currency, ends, match, weekMinor = 0 } = campaign
  const announcement = useAnnouncement(
    t.campaigns.one.news({ raised: format.amount(raisedMinor, currency) }),
    raisedMinor,
  )
  return (
    <Card className={styles.meter}>
      <CampaignMeter campaign={campaign} size="display" />
      {state === 'live' && weekMinor > 0 && (
        <strong>{t.campaigns.thisWeek({ amount: format.amount(weekMinor, currency) })}</strong>
      )}
      {state === 'live' && match && <Match match={match} currency={currency} />}
      {state === 'live' && ends !== undefined && <EndsIn ends={ends} />}
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
    </Card>
  )
}

/** The announcement of a changed amount for screen readers: none at first, and at most one a minute. */
function useAnnouncement(text: string, amountMinor: number): string {
  const [announcedText, setAnnouncedText] = useState('')
  const lastAnnounced = useRef({ sum: amountMinor, at: 0 })
  useEffect(() => {
    if (lastAnnounced.current.sum === amountMinor) return
    const delayMs = Math.max(0, lastAnnounced.current.at + announceIntervalMs - Date.now())
    const timer = setTimeout(() => {
      lastAnnounced.current = { sum: amountMinor, at: Date.now() }
      setAnnouncedText(text)
    }, delayMs)
    return () => clearTimeout(timer)
  }, [text, amountMinor])
  return announcedText
}
