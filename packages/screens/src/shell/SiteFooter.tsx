import { useCachedConfiguration, useTenant, useToday } from '@minaret/domain'
import { footerKind, legalLinks, pathTo } from '@minaret/plans'
import { CampaignsFooter, type FooterEndProps, Link, PremiumFooter } from '@minaret/ui'
import { newsletterAnchor } from '../app/newsletterAnchor.ts'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useIsCheckout } from '../app/useIsCheckout.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { CheckoutFooter } from './CheckoutFooter.tsx'
import { useFooterGroups } from './useFooterGroups.tsx'

/** The footer of a site, by the tenant's plan and mode; during checkout that of the legal pages, in every plan. */
export function SiteFooter() {
  useCachedConfiguration()
  const kind = footerKind(useTenant())
  if (useIsCheckout()) return <CheckoutFooter />
  if (kind === 'none') return null
  return kind === 'line' ? <LineFooter /> : <FullFooter />
}

/** The last lines of both footers: copyright and legal pages. */
function useFooterEnd(pages: typeof legalLinks | typeof campaignPages): Omit<FooterEndProps, 'credit'> {
  const { websiteName, charityName, charityNumber } = useTenant()
  const { t, format } = useMessages()
  const canOpen = useOpenScreens()
  const year = format.digits(useToday().slice(0, 4))
  return {
    copyright: t.footer.copyright({ year, name: format.inText(websiteName) }),
    charity:
      charityNumber &&
      t.footer.charity({ name: format.inText(charityName ?? websiteName), number: format.inText(charityNumber) }),
    legalLabel: t.footer.label,
    legal: pages.filter(canOpen).map((screen) => ({ href: pathTo(screen), label: t.footer.legal[screen] })),
  }
}

function FullFooter() {
  const { websiteName, footerLogo, footer } = useTenant()
  const { t } = useMessages()
  const canOpen = useOpenScreens()
  const { path } = usePageLocation()
  // The home page has the form itself.
  const hasNewsletterLink = canOpen('home') && path !== pathTo('home')
  return (
    <PremiumFooter
      {...useFooterEnd(legalLinks)}
      seed={websiteName}
      logo={footerLogo && <img src={footerLogo} alt="" />}
      title={footer.titleBlock && websiteName}
      groups={useFooterGroups()}
    >
      {hasNewsletterLink && <Link href={`${pathTo('home')}#${newsletterAnchor}`}>{t.footer.newsletter}</Link>}
    </PremiumFooter>
  )
}

/** The two links in the specification. */
const campaignPages = ['terms', 'privacy'] as const

function LineFooter() {
  const { credit } = useTenant()
  const { t, format } = useMessages()
  const label = t.footer.credit({ maker: format.inText(credit.name) })
  return <CampaignsFooter {...useFooterEnd(campaignPages)} credit={{ href: credit.url, label }} />
}
