import type { CampaignDetail } from '@minaret/contract'
import { ButtonLink, FootBar } from '@minaret/ui'
import { useEffect, useState } from 'react'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './campaign.module.css'

export type GiveBarProps = {
  campaign: Pick<CampaignDetail, 'raisedMinor' | 'targetMinor' | 'currency'>
  /** Goes to where one gives. */
  onGive(): void
}

/** The id of where one gives. */
const place = 'give'

/** What has been raised, and the way to give, at a phone's thumb wherever on the page one is. */
export function GiveBar({ campaign: { raisedMinor, targetMinor, currency }, onGive }: GiveBarProps) {
  const { t, format } = useWords('campaigns')
  const shown = useOutOfSight(place)
  const raised = format.amount(raisedMinor, currency)
  const whole = t.campaigns.of({ raised, target: format.amount(targetMinor, currency) })
  return (
    <FootBar
      shown={shown}
      past={place}
      action={
        <ButtonLink
          href="#give"
          onClick={(event) => {
            event.preventDefault()
            onGive()
          }}
        >
          {t.campaigns.one.give}
        </ButtonLink>
      }
    >
      <span className={styles.raised}>{targetMinor > 0 ? whole : raised}</span>
      {targetMinor > 0 && (
        <span className={styles.pledge} data-raised aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (raisedMinor / targetMinor) * 100).toFixed(1)}%` }} />
        </span>
      )}
    </FootBar>
  )
}

/** What brings up a keyboard on the screen: the bar would stand between it and what is typed. */
const typed = 'textarea, input:not([type=radio], [type=checkbox], [type=submit])'

/** Whether an element is out of sight, and nobody is typing. */
function useOutOfSight(id: string): boolean {
  const [out, setOut] = useState(false)
  const [typing, setTyping] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const show = (isOut: boolean) => {
      // The page may have shown the bar by itself before the app took it over, which React does not know.
      if (!isOut) document.querySelector(`[data-past="${id}"]`)?.removeAttribute('data-shown')
      setOut(isOut)
    }
    // Below the header, and by more than a line.
    const observer = new IntersectionObserver(([entry]) => show(entry?.isIntersecting === false), {
      rootMargin: '-96px 0px',
    })
    const updateTyping = () => setTyping(document.activeElement?.matches(typed) ?? false)
    observer.observe(element)
    document.addEventListener('focusin', updateTyping)
    document.addEventListener('focusout', updateTyping)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', updateTyping)
      document.removeEventListener('focusout', updateTyping)
    }
  }, [id])
  return out && !typing
}
