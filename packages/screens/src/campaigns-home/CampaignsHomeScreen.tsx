import { useTenant } from '@minaret/domain'
import { EmptyState, PageHeader, Section } from '@minaret/ui'
import { PageMeta } from '../app/PageMeta.tsx'
import { useWords } from '../app/WordsProvider.tsx'

/** What stands at `/` where only campaigns are offered. There are none to show yet, and it says so. */
export function CampaignsHomeScreen() {
  const { t, format } = useWords('campaignsHome')
  const { websiteName } = useTenant()
  return (
    <>
      <PageMeta description={t.campaignsHome.description(format.inText(websiteName))} />
      <PageHeader title={websiteName} seed={websiteName} />
      <Section width="narrow">
        <EmptyState seed="campaigns" title={t.campaignsHome.none}>
          {t.campaignsHome.noneMore}
        </EmptyState>
      </Section>
    </>
  )
}
