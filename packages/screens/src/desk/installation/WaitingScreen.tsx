import type { InstallationDecision, WaitingMosque } from '@minaret/contract/desk'
import { useDeskQuery } from '@minaret/domain/desk'
import { region as countryName } from '@minaret/messages'
import { Button, ButtonRow, Card, EmptyState, Link, Notice, SummaryList } from '@minaret/ui'
import { useState } from 'react'
import { charityRegisterLink } from '../../app/charityRegister.ts'
import { useMessages } from '../../app/index.ts'
import { Loading, useJoinedList } from '../frame/index.ts'
import { DecisionDialog } from './DecisionDialog.tsx'
import { InstallationFrame } from './InstallationFrame.tsx'
import { useFormatters } from './useFormatters.ts'
import styles from './installation.module.css'

/** Mosques waiting for approval, with buttons to approve or decline each. */
export function WaitingScreen() {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.waiting
  const query = useDeskQuery('installationWaitingList', {}, { staleTime: 0 })
  return (
    <InstallationFrame page="waiting" title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {query.data ? (
        <Mosques mosques={query.data.mosques} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </InstallationFrame>
  )
}

function Mosques({ mosques }: { mosques: WaitingMosque[] }) {
  const { t } = useMessages('deskInstallation')
  const [pendingDecision, setPendingDecision] = useState<{
    mosque: WaitingMosque
    decision: InstallationDecision['decision']
  }>()
  if (mosques.length === 0 && !pendingDecision)
    return (
      <EmptyState seed="waiting mosques" title={t.deskInstallation.waiting.none}>
        {t.deskInstallation.waiting.noneHint}
      </EmptyState>
    )
  return (
    <>
      <ul className={styles.cards}>
        {mosques.map((mosque) => (
          <li key={mosque.slug}>
            <WaitingMosqueCard mosque={mosque} onDecide={(decision) => setPendingDecision({ mosque, decision })} />
          </li>
        ))}
      </ul>
      {pendingDecision && <DecisionDialog {...pendingDecision} onClose={() => setPendingDecision(undefined)} />}
    </>
  )
}

type WaitingProps = { mosque: WaitingMosque; onDecide(decision: InstallationDecision['decision']): void }

function WaitingMosqueCard({ mosque, onDecide }: WaitingProps) {
  const { t, format, language } = useMessages('deskInstallation')
  const joinList = useJoinedList()
  const texts = t.deskInstallation.waiting
  const { formatInstant } = useFormatters()
  const { name, place, owners, held: isHeld, resembling: similarMosques } = mosque
  const { charityNumber, country, since, address } = mosque
  const register = charityRegisterLink(charityNumber, country)
  return (
    <Card className={styles.card}>
      <h2 dir="auto">{name}</h2>
      <p dir="auto">{joinList([place, country && countryName(country, language)])}</p>
      {(isHeld || similarMosques.length > 0) && (
        <Notice
          tone="warning"
          title={isHeld ? texts.held : texts.resembles({ names: format.inText(similarMosques[0]?.name ?? '') })}
        >
          {isHeld &&
            similarMosques.length > 0 &&
            texts.resembles({ names: joinList(similarMosques.map((similar) => format.inText(similar.name))) })}
        </Notice>
      )}
      <SummaryList
        items={[
          ...owners.map((owner) => ({
            label: texts.owner,
            value: joinList([format.inText(owner.name), texts.emailConfirmed({ email: format.inText(owner.email) })]),
          })),
          { label: texts.since, value: formatInstant(since) },
          {
            label: texts.charity,
            value: register ? <a href={register}>{charityNumber}</a> : (charityNumber ?? texts.noCharity),
          },
        ]}
      />
      <Link href={address} aria-label={texts.viewOf({ name })}>
        {texts.view}
      </Link>
      <ButtonRow>
        <Button aria-label={texts.approveOf({ name })} onClick={() => onDecide('approve')}>
          {texts.approve}
        </Button>
        <Button tone="quiet" aria-label={texts.declineOf({ name })} onClick={() => onDecide('decline')}>
          {texts.decline}
        </Button>
      </ButtonRow>
    </Card>
  )
}
