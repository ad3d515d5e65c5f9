import { ButtonLink, Section } from '@minaret/ui'
import { pathTo } from '@minaret/plans'
import { useOpenScreens } from '../app/useOpenScreens.ts'
import { useMessages } from '../app/MessagesProvider.tsx'
import { Chair } from './Chair.tsx'
import { Faqs } from './Faqs.tsx'

/** The parts of a campaign that failed to load itself, and a link to the others. */
export function RemainingParts({ id }: { id: string }) {
  const { t } = useMessages('campaigns')
  const canOpen = useOpenScreens()
  return (
    <>
      <Chair id={id} />
      <Faqs id={id} />
      <Section>
        <ButtonLink tone="quiet" href={canOpen('campaigns') ? pathTo('campaigns') : '/'}>
          {t.campaigns.one.all}
        </ButtonLink>
      </Section>
    </>
  )
}
