import { pathTo } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import type { AppPort } from './port/index.ts'

export type OutsideLinkProps = {
  port: AppPort
  /** What would be given to. */
  causeId?: string
  /** In the minor unit of the currency. */
  amountMinor?: number
  currency?: string
  tone?: 'primary' | 'quiet'
}

/**
 * Leads out to the site's own page of the cause, with the sum filled in. Neither the token nor who gives goes along: an
 * address is read by many.
 */
export function OutsideLink({ port, causeId, amountMinor, currency, tone = 'primary' }: OutsideLinkProps) {
  const { t } = useWords('appDonate')
  const { origin } = usePlace()
  const url = new URL(causeId === undefined ? pathTo('donate') : pathTo('cause', { id: causeId }), origin)
  if (causeId !== undefined && amountMinor !== undefined && currency !== undefined) {
    url.searchParams.set('amount', String(amountMinor))
    url.searchParams.set('currency', currency)
  }
  return (
    <ButtonLink
      href={url.href}
      tone={tone}
      target="_blank"
      rel="noopener"
      onClick={(event) => {
        // An app knows better than its window how a browser is opened.
        if (!port.heard) return
        event.preventDefault()
        port.close('browser', url.href)
      }}
    >
      {t.appDonate.outside.action}
    </ButtonLink>
  )
}
