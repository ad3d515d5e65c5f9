import type { DeskDisplay, DeskMosque } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, ButtonRow, ConfirmDialog, EmptyState, Notice } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading, MosqueText } from '../frame/index.ts'
import { AddDisplay } from './AddDisplay.tsx'
import { DisplayPreview } from './DisplayPreview.tsx'
import { DisplayForm } from './DisplayForm.tsx'
import styles from './displays.module.css'
import { useDescribeHealth } from './useDescribeHealth.ts'

/** Polling interval of the list, in milliseconds: displays report every minute. */
const pollInterval = 30_000

/** Polling interval after a display is added, in milliseconds: it connects within seconds. */
const newDisplayPollInterval = 3000
const wasJustAdded = ({ health, createdAt }: DeskDisplay) =>
  health === 'new' && Math.abs(Date.now() - Date.parse(createdAt)) < 120_000

/** A mosque's displays: status, advice and management. */
export function DisplaysScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('deskDisplays')
  const texts = t.deskDisplays
  const query = useDeskQuery(
    'displayList',
    { mosque: mosque.slug },
    {
      poll: (data) => (data?.displays.some(wasJustAdded) ? newDisplayPollInterval : pollInterval),
    },
  )
  const { data } = query
  return (
    <DeskFrame mosque={mosque} page="displays" title={texts.title}>
      <h1>{texts.title}</h1>
      <p>{texts.lead}</p>
      {!mayUse('displayChange', mosque.roles) && <Notice>{texts.readOnly}</Notice>}
      {data ? (
        <>
          {mayUse('displayAdd', mosque.roles) && <AddDisplay mosque={mosque} connectAt={data.connectAt} />}
          <Cards mosque={mosque} displays={data.displays} />
          <DisplayPreview mosque={mosque} />
        </>
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function Cards({ mosque, displays }: { mosque: DeskMosque; displays: readonly DeskDisplay[] }) {
  const { t } = useMessages('deskDisplays')
  const texts = t.deskDisplays
  if (displays.length === 0)
    return (
      <EmptyState seed="displays" title={texts.none}>
        {texts.noneHint}
      </EmptyState>
    )
  return (
    <ul className={styles.cards}>
      {displays.map((display) => (
        <li key={display.id} className={styles.card} data-health={display.health}>
          <Card mosque={mosque} display={display} />
        </li>
      ))}
    </ul>
  )
}

function Card({ mosque, display }: { mosque: DeskMosque; display: DeskDisplay }) {
  const { t } = useMessages('deskDisplays')
  const texts = t.deskDisplays
  const { state, advice } = useDescribeHealth()(display)
  return (
    <>
      <h2>
        <MosqueText>{display.name}</MosqueText>
      </h2>
      <p className={styles.state}>{state}</p>
      {advice && <p>{advice}</p>}
      <p className={styles.hint}>{texts.orientations[display.orientation ?? 'address']}</p>
      {mayUse('displayChange', mosque.roles) && (
        <>
          <DisplayForm mosque={mosque} display={display} />
          <Actions mosque={mosque} display={display} />
        </>
      )}
    </>
  )
}

function Actions({ mosque, display: { id, name } }: { mosque: DeskMosque; display: DeskDisplay }) {
  const { t, format } = useMessages('deskDisplays')
  const texts = t.deskDisplays
  const reload = useDeskAction('displayReload', { refresh: 'mosque' })
  const revoke = useDeskAction('displayRevoke', { refresh: 'mosque' })
  const [isConfirming, setConfirming] = useState(false)
  const isolatedName = format.inText(name)
  return (
    <ButtonRow>
      <Button
        tone="quiet"
        aria-label={texts.actionLabel({ action: texts.reload, display: isolatedName })}
        busy={reload.isPending}
        onClick={() => reload.mutate({ mosque: mosque.slug, display: id })}
      >
        {texts.reload}
      </Button>
      <Button
        tone="quiet"
        aria-label={texts.actionLabel({ action: texts.revoke, display: isolatedName })}
        onClick={() => setConfirming(true)}
      >
        {texts.revoke}
      </Button>
      <ConfirmDialog
        open={isConfirming}
        title={texts.revokeTitle({ display: isolatedName })}
        confirmLabel={texts.revokeConfirm}
        cancelLabel={texts.cancel}
        busy={revoke.isPending}
        onCancel={() => setConfirming(false)}
        onConfirm={() => revoke.mutate({ mosque: mosque.slug, display: id }, { onSettled: () => setConfirming(false) })}
      >
        {texts.revokeText}
      </ConfirmDialog>
    </ButtonRow>
  )
}
