import type { CampaignDetail } from '@minaret/contract'
import { ButtonLink, FootBar } from '@minaret/ui'
import { useEffect, useState } from 'react'
import { useMessages } from '../app/MessagesProvider.tsx'
import styles from './campaign.module.css'

export type GiveBarProps = {
  campaign: Pick<CampaignDetail, 'raisedMinor' | 'targetMinor' | 'currency'>
  /** Moves to the donation form. */
  onGive(): void
}

/** The id of the donation form. */
const formId = 'give'

/** A phone's fixed bar with the amount raised and a donate button, visible while the form is off-screen. */
export function GiveBar({ campaign: { raisedMinor, targetMinor, currency }, onGive }: GiveBarProps) {
  const { t, format } = useMessages('campaigns')
  const isVisible = useOutOfSight(formId)
  const raised = format.amount(raisedMinor, currency)
  const progressText = t.campaigns.of({ raised, target: format.amount(targetMinor, currency) })
  return (
    <FootBar
      isVisible={isVisible}
      targetId={formId}
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
      <span className={styles.raised}>{targetMinor > 0 ? progressText : raised}</span>
      {targetMinor > 0 && (
        <span className={styles.pledge} data-raised aria-hidden="true">
          <span style={{ inlineSize: `${Math.min(100, (raisedMinor / targetMinor) * 100).toFixed(1)}%` }} />
        </span>
      )}
    </FootBar>
  )
}

/** Fields that open an on-screen keyboard, next to which the bar would cover the input. */
const textFields = 'textarea, input:not([type=radio], [type=checkbox], [type=submit])'

/** Whether an element is off-screen and no field has the focus. */
function useOutOfSight(id: string): boolean {
  const [isOffScreen, setOffScreen] = useState(false)
  const [isTyping, setTyping] = useState(false)
  useEffect(() => {
    const element = document.getElementById(id)
    if (!element) return
    const update = (offScreen: boolean) => {
      // The inline script may have shown the bar before hydration, which React does not know.
      if (!offScreen) document.querySelector(`[data-past="${id}"]`)?.removeAttribute('data-shown')
      setOffScreen(offScreen)
    }
    // Excludes the header and one more line.
    const observer = new IntersectionObserver(([entry]) => update(entry?.isIntersecting === false), {
      rootMargin: '-96px 0px',
    })
    const updateTyping = () => setTyping(document.activeElement?.matches(textFields) ?? false)
    observer.observe(element)
    document.addEventListener('focusin', updateTyping)
    document.addEventListener('focusout', updateTyping)
    return () => {
      observer.disconnect()
      document.removeEventListener('focusin', updateTyping)
      document.removeEventListener('focusout', updateTyping)
    }
  }, [id])
  return isOffScreen && !isTyping
}
