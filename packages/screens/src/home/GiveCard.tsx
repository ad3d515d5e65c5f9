import type { Campaign, Cause } from '@minaret/contract'
import { useHome } from '@minaret/domain'
import { pathTo } from '@minaret/plans'
import { ButtonLink, Card, LineLink, Link } from '@minaret/ui'
import { CampaignMeter, useCampaignStatus } from '../campaign-cards/index.ts'
import { IsolatedText } from '../app/IsolatedText.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { useFilledScreens, useOpenScreens } from '../app/useOpenScreens.ts'
import styles from './home.module.css'

/** The number of suggested amounts, which fit in a row. */
const maxAmounts = 3

/** Suggested amounts for the first cause, and the progress of one campaign; null if the mosque takes no donations. */
export function GiveCard() {
  const { t } = useMessages('homeParts')
  const canOpen = useOpenScreens()
  const hasContent = useFilledScreens()
  const { data } = useHome()
  const [cause] = data?.causes ?? []
  const [campaign] = canOpen('campaigns') ? (data?.campaigns ?? []) : []
  const takesDonations = cause && hasContent('donate')
  if (!takesDonations && !campaign) return null
  return (
    <Card tone="raised" className={styles.give}>
      {takesDonations && (
        <section>
          <h2>{t.homeParts.give.title}</h2>
          <Amounts cause={cause} />
        </section>
      )}
      {campaign && <CampaignProgress campaign={campaign} />}
    </Card>
  )
}

function Amounts({ cause: { id, title, presetsMinor, currencies, jummah } }: { cause: Cause }) {
  const { t, format } = useMessages('homeParts')
  const canOpen = useOpenScreens()
  const [currency = ''] = currencies
  const hrefWith = (query: Record<string, string>) =>
    `${pathTo('donate')}?${new URLSearchParams({ cause: id, ...query })}`
  return (
    <>
      <p className={styles.soft}>
        <IsolatedText>{title}</IsolatedText>
      </p>
      <ul className={styles.amounts}>
        {presetsMinor.slice(0, maxAmounts).map((amountMinor) => (
          <li key={amountMinor}>
            <ButtonLink tone="quiet" wide href={hrefWith({ amount: String(amountMinor) })}>
              {format.amount(amountMinor, currency)}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className={styles.giveLinks}>
        <LineLink href={hrefWith({})}>{t.homeParts.give.other}</LineLink>
        {jummah && canOpen('donateJummah') && (
          <LineLink href={hrefWith({ often: 'weekly' })}>{t.homeParts.give.weekly}</LineLink>
        )}
      </p>
    </>
  )
}

function CampaignProgress({ campaign }: { campaign: Campaign }) {
  const { id, title } = campaign
  const state = useCampaignStatus(campaign)
  return (
    <section className={styles.appeal}>
      <h3>
        <Link href={pathTo('campaign', { id })}>
          <IsolatedText>{title}</IsolatedText>
        </Link>
      </h3>
      {state !== 'upcoming' && <CampaignMeter campaign={{ ...campaign, state }} />}
    </section>
  )
}
