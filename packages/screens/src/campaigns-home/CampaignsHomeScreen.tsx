import { campaignQueries, type Domain, useTenant } from '@minaret/domain'
import { EmptyState, PageHeader, Section } from '@minaret/ui'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { PageMeta } from '../app/PageMeta.tsx'
import { usePageLocation } from '../app/LocationProvider.tsx'
import { mosqueData } from '../app/structuredData.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { cursorOf, CampaignList } from '../campaign-cards/index.ts'

/** The home page of the campaigns site: all campaigns, with the first open one featured. */
export function CampaignsHomeScreen() {
  const { t, format } = useMessages('campaignsHome')
  const tenant = useTenant()
  const { origin } = usePageLocation()
  const { websiteName } = tenant
  return (
    <>
      <PageMeta
        description={t.campaignsHome.description({ name: format.inText(websiteName) })}
        data={[mosqueData({ tenant, origin })]}
      />
      <PageHeader
        tone="deep"
        title={<IsolatedText>{websiteName}</IsolatedText>}
        lead={t.campaignsHome.lead}
        seed={websiteName}
      />
      <CampaignList hasFeatured empty={<NoCampaigns />} />
    </>
  )
}

function NoCampaigns() {
  const { t } = useMessages('campaignsHome')
  const { contact } = useTenant()
  const contactText = contact.email ?? contact.phone
  return (
    <Section width="narrow">
      <EmptyState seed="campaigns" title={t.campaignsHome.none}>
        <p>{t.campaignsHome.noneMore}</p>
        {contactText && (
          <p>
            {t.campaignsHome.ask} <IsolatedText>{contactText}</IsolatedText>
          </p>
        )}
      </EmptyState>
    </Section>
  )
}

/** Prefetches the page of campaigns in the URL. */
export const prefetchCampaignsHome = ({ api, queryClient }: Domain, { search }: { search: URLSearchParams }) =>
  queryClient.prefetchInfiniteQuery(campaignQueries.list(api, cursorOf(search)))
