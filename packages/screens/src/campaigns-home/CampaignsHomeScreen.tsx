import { campaignQueries, type Domain, useTenant } from '@minaret/domain'
import { EmptyState, PageHeader, Section } from '@minaret/ui'
import { OwnText } from '../app/OwnText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { mosqueData } from '../app/structured.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { afterOf, CampaignList } from '../campaign-cards/index.ts'

/** What stands at `/` where only campaigns are offered: all of them, the first that is open large. */
export function CampaignsHomeScreen() {
  const { t, format } = useWords('campaignsHome')
  const tenant = useTenant()
  const { origin } = usePlace()
  const { websiteName } = tenant
  return (
    <>
      <PageMeta
        description={t.campaignsHome.description({ name: format.inText(websiteName) })}
        data={[mosqueData({ tenant, origin })]}
      />
      <PageHeader tone="deep" title={<OwnText>{websiteName}</OwnText>} lead={t.campaignsHome.lead} seed={websiteName} />
      <CampaignList featured empty={<NoCampaigns />} />
    </>
  )
}

function NoCampaigns() {
  const { t } = useWords('campaignsHome')
  const { contact } = useTenant()
  const way = contact.email ?? contact.phone
  return (
    <Section width="narrow">
      <EmptyState seed="campaigns" title={t.campaignsHome.none}>
        <p>{t.campaignsHome.noneMore}</p>
        {way && (
          <p>
            {t.campaignsHome.ask} <OwnText>{way}</OwnText>
          </p>
        )}
      </EmptyState>
    </Section>
  )
}

/** Starts loading the campaigns the address asks for. */
export const prefetchCampaignsHome = ({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) =>
  queryClient.prefetchInfiniteQuery(campaignQueries.list(api, afterOf(search)))
