import type { InstallationMosqueDetail } from '@minaret/contract/desk'
import { isMissing } from '@minaret/domain'
import { useDeskQuery, useRefreshUnknownMosque } from '@minaret/domain/desk'
import { ButtonLink, ButtonRow, EmptyState, Link, Notice, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Loading, useJoinedList } from '../frame/index.ts'
import { InstallationFrame } from './InstallationFrame.tsx'
import { MosqueActions } from './MosqueActions.tsx'
import { translateName } from './translateName.ts'
import { useFormatters } from './useFormatters.ts'
import styles from './installation.module.css'

/** One mosque: plan, status, figures and the results of its last checks. */
export function MosqueScreen({ slug }: { slug: string }) {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.mosque
  const query = useDeskQuery('installationMosqueView', { slug })
  const title = query.data?.name ?? slug
  return (
    <InstallationFrame page="mosques" title={title}>
      <p>
        <Link href="/installation/mosques">{texts.back}</Link>
      </p>
      <h1 dir="auto">{title}</h1>
      {query.data ? (
        <Mosque mosque={query.data} />
      ) : isMissing(query.error) ? (
        <EmptyState seed="no mosque" title={texts.missing} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </InstallationFrame>
  )
}

function Mosque({ mosque }: { mosque: InstallationMosqueDetail }) {
  const { t, format } = useMessages('deskInstallation')
  const joinList = useJoinedList()
  const { mosque: texts, plans, states } = t.deskInstallation
  const { formatSize, formatInstant } = useFormatters()
  const { state, suspendedReason, plan, mode, since, hostnames, storageBytes, counts, checks, address } = mosque
  return (
    <>
      <SummaryList
        items={[
          {
            label: texts.state,
            value: suspendedReason ? `${states[state]}. ${texts.reason({ reason: suspendedReason })}` : states[state],
          },
          { label: texts.plan, value: plans[plan] },
          { label: texts.mode, value: translateName(texts.modes, mode) },
          { label: texts.since, value: formatInstant(since) },
          { label: texts.addresses, value: <Link href={address}>{joinList(hostnames) || address}</Link> },
          { label: texts.storage, value: formatSize(storageBytes) },
        ]}
      />
      <Support mosque={mosque} />
      <MosqueActions mosque={mosque} />
      <h2>{texts.numbers}</h2>
      <p>{texts.private}</p>
      <SummaryList
        items={counts.map(({ what: kind, amount }) => ({ label: texts.counts[kind], value: format.number(amount) }))}
      />
      <h2>{texts.checks}</h2>
      <SummaryList
        items={checks.map((check) => ({
          label: texts.checkNames[check.what],
          value: [texts.checkStates[check.state], ...(check.at ? [formatInstant(check.at)] : [])].join(' · '),
        }))}
      />
    </>
  )
}

/** The mosque's support access, with a link to its desk while it is granted. */
function Support({ mosque: { slug, supportUntil } }: { mosque: InstallationMosqueDetail }) {
  const { t } = useMessages('deskInstallation')
  const texts = t.deskInstallation.mosque
  const { formatInstant } = useFormatters()
  useRefreshUnknownMosque(slug, supportUntil !== undefined)
  return (
    <section aria-labelledby="support">
      <h2 id="support">{texts.support}</h2>
      {supportUntil === undefined ? (
        <p>{texts.supportNone}</p>
      ) : (
        <Notice tone="success" title={texts.supportUntil({ at: formatInstant(supportUntil) })}>
          <div className={styles.stack}>
            <p>{texts.supportHint}</p>
            <ButtonRow>
              <ButtonLink href={`/${slug}`}>{texts.supportOpen}</ButtonLink>
            </ButtonRow>
          </div>
        </Notice>
      )}
    </section>
  )
}
