import { pathTo } from '@minaret/plans'
import { ButtonLink } from '@minaret/ui'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import type { AppPort } from './port/index.ts'

export type WebsiteLinkProps = {
  port: AppPort
  /** The cause of the gift. */
  causeId?: string
  /** In the minor unit of the currency. */
  amountMinor?: number
  currency?: string
  tone?: 'primary' | 'quiet'
}

/**
 * Links to the cause's page on the website, with the amount filled in. It passes neither the token nor the donor, because
 * URLs end up in logs and histories.
 */
export function WebsiteLink({ port, causeId, amountMinor, currency, tone = 'primary' }: WebsiteLinkProps) {
  const { t } = useMessages('appDonate')
  const { origin } = usePageLocation()
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
        // Let the app open the browser if it can.
        if (!port.hasListener) return
        event.preventDefault()
        port.close('browser', url.href)
      }}
    >
      {t.appDonate.outside.action}
    </ButtonLink>
  )
}
