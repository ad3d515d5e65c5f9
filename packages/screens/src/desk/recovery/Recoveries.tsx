import type { DeskMosque, Recovery } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { mayUse } from '@minaret/plans'
import { Button, List } from '@minaret/ui'
import { Suspense } from 'react'
import { useMessages } from '../../app/index.ts'
import { useFormatInstant } from '../frame/index.ts'
import styles from './recovery.module.css'

/** Staff login recoveries in progress, with buttons to cancel them; null if there are none or the role may not see them. */
export function Recoveries({ mosque }: { mosque: DeskMosque }) {
  const { data } = useDeskQuery(
    'recoveryList',
    { mosque: mosque.slug },
    { enabled: mayUse('recoveryList', mosque.roles) },
  )
  if (!data || data.length === 0) return null
  return (
    <Suspense fallback={null}>
      <RecoveryList mosque={mosque} recoveries={data} />
    </Suspense>
  )
}

function RecoveryList({ mosque, recoveries }: { mosque: DeskMosque; recoveries: readonly Recovery[] }) {
  const { t } = useMessages('deskRecovery')
  const texts = t.deskRecovery
  const cancel = useDeskAction('recoveryCancel', { refresh: 'mosque' })
  const formatInstant = useFormatInstant()
  return (
    <section aria-labelledby="recoveries">
      <h2 id="recoveries" className={styles.heading}>
        {texts.waiting}
      </h2>
      <List
        rows={recoveries.map(({ id, name, startedBy, startedAt, readyAt }) => ({
          id,
          title: texts.of({ name }),
          meta: (
            <>
              <p>
                {startedBy === undefined
                  ? texts.startedByServer({ at: formatInstant(startedAt) })
                  : texts.startedBy({ name: startedBy, at: formatInstant(startedAt) })}
              </p>
              <p>{texts.ready({ at: formatInstant(readyAt) })}</p>
            </>
          ),
          action: (
            <Button
              tone="quiet"
              aria-label={texts.cancelOf({ name })}
              busy={cancel.isPending && cancel.variables.recovery === id}
              onClick={() => cancel.mutate({ mosque: mosque.slug, recovery: id })}
            >
              {texts.cancel}
            </Button>
          ),
        }))}
        empty={null}
      />
    </section>
  )
}
