import type { DeskMosque, SupportAccess } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, LineLink, Notice, SummaryList } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { useReauthentication } from '../confirm/index.ts'
import { DeskFrame, deskPath, Loading, useFormatInstant, useJoinedList } from '../frame/index.ts'
import styles from './support.module.css'

/** Support access for installation owners for 24 hours: their names, their permissions, and buttons to grant and end it. */
export function SupportScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('deskSupport')
  const texts = t.deskSupport
  const mayView = mayUse('supportView', mosque.roles)
  const query = useDeskQuery('supportView', { mosque: mosque.slug }, { staleTime: 0, enabled: mayView })
  return (
    <DeskFrame mosque={mosque} page="details" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'details')}>{texts.back}</LineLink>
      <h1>{texts.title}</h1>
      {!mayView && <Notice>{texts.noAccess}</Notice>}
      {mayView && query.data && <Access mosque={mosque} access={query.data} />}
      {mayView && !query.data && <Loading hasFailed={query.isError} retry={() => void query.refetch()} />}
    </DeskFrame>
  )
}

const supportChange = {
  // Re-authentication has its own dialog.
  isField: (name: string) => name === 'confirmation',
  refresh: 'mosque',
  refreshOn: 'success',
} as const

function Access({
  mosque,
  access: { available: isAvailable, names, now: currentAccess },
}: {
  mosque: DeskMosque
  access: SupportAccess
}) {
  const { t, format } = useMessages('deskSupport')
  const joinList = useJoinedList()
  const texts = t.deskSupport
  const grant = useDeskAction('supportGrant', supportChange)
  const end = useDeskAction('supportEnd', supportChange)
  const grantReauthentication = useReauthentication(grant)
  const endReauthentication = useReauthentication(end)
  const params = { mosque: mosque.slug }
  return (
    <div className={styles.sections}>
      <p>{texts.lead}</p>
      {currentAccess && <CurrentAccess access={currentAccess} />}
      <div className={styles.card}>
        <SummaryList
          items={[
            {
              label: texts.accessFor,
              value: names.length > 0 ? joinList(names.map(format.inText)) : texts.accessForProvider,
            },
            { label: texts.canSee, value: texts.canSeeList },
            { label: texts.cannotSee, value: texts.cannotSeeList },
            { label: texts.log, value: texts.logText },
          ]}
        />
        {!isAvailable && <Notice>{texts.unavailable}</Notice>}
        <ButtonRow>
          {isAvailable && (
            <Button
              tone={currentAccess ? 'quiet' : 'primary'}
              busy={grant.isPending}
              onClick={() => grantReauthentication.run(params, () => {})}
            >
              {currentAccess ? texts.extend : texts.grant}
            </Button>
          )}
          {currentAccess && (
            <Button tone="danger" busy={end.isPending} onClick={() => endReauthentication.run(params, () => {})}>
              {texts.end}
            </Button>
          )}
        </ButtonRow>
      </div>
      {grantReauthentication.dialog}
      {endReauthentication.dialog}
    </div>
  )
}

/** A notice about the current access. */
function CurrentAccess({ access: { since, until, by, firstUsed } }: { access: NonNullable<SupportAccess['now']> }) {
  const { t, format } = useMessages('deskSupport')
  const texts = t.deskSupport
  const formatInstant = useFormatInstant()
  return (
    <Notice tone="warning" title={texts.on({ until: formatInstant(until) })}>
      <p>
        {by === undefined
          ? texts.granted({ at: formatInstant(since) })
          : texts.grantedBy({ name: format.inText(by), at: formatInstant(since) })}
      </p>
      <p>{firstUsed === undefined ? texts.notUsed : texts.used({ at: formatInstant(firstUsed) })}</p>
      <p>{texts.endsAutomatically}</p>
    </Notice>
  )
}
