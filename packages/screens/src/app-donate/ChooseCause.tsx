import { useCauses } from '@minaret/domain'
import { Button, EmptyState, Form, RadioCards, Skeleton } from '@minaret/ui'
import { useCallback, useEffect, useRef, useState } from 'react'
import { LoadFailure } from '../app/LoadFailure.tsx'
import { useMessages } from '../app/MessagesProvider.tsx'
import { focusedIndex, restoreForm } from '../cause/parts/index.ts'
import { hasPendingPress } from '../press/index.ts'
import styles from './app-donate.module.css'
import { Mosque } from './Mosque.tsx'
import type { AppPort } from './port/index.ts'
import { useReportState } from './useReportState.ts'

/** Both props are set once the link has been opened. */
export type ChooseCauseProps = { port?: AppPort; onChoose?: (id: string) => void }

/** Marks the form rendered before its link is opened. */
const formMarker = 'choose'

/** The selection, focus and pending press of the form rendered before its link was opened. */
function readPreHydrationForm() {
  const form = typeof document === 'undefined' ? null : document.querySelector(`[data-waits="${formMarker}"] form`)
  if (!(form instanceof HTMLFormElement)) return undefined
  const selectedId = form.querySelector<HTMLInputElement>('input:checked')?.value
  return { picked: selectedId, focusedIndex: focusedIndex(form), isSubmitted: hasPendingPress(form) }
}

/** The choice of causes, if the link names none. */
export function ChooseCause({ port, onChoose }: ChooseCauseProps) {
  const { t, format } = useMessages('appDonate', 'cause', 'donate')
  const causes = useCauses()
  const [preHydrationForm] = useState(() => (port ? readPreHydrationForm() : undefined))
  const [selectedId, setSelectedId] = useState<string | null>(preHydrationForm?.picked ?? null)
  const page = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (preHydrationForm) restoreForm(page.current?.querySelector('form') ?? null, preHydrationForm)
  }, [preHydrationForm])
  const [isIncomplete, setIncomplete] = useState(false)
  useReportState(
    port,
    'choosing',
    useCallback(() => port?.close('back'), [port]),
  )
  return (
    <div className={styles.page} ref={page} data-waits={port ? undefined : formMarker}>
      <div className={styles.head}>
        <Mosque />
        <h1 className={styles.title}>{t.appDonate.title}</h1>
      </div>
      {causes.status === 'in progress' && <Skeleton shape="form" label={t.causes.loading} />}
      {causes.status === 'failure' && <LoadFailure title={t.causes.failed} retry={causes.retry} />}
      {causes.status === 'success' && causes.data.length === 0 && (
        <EmptyState seed="donate" title={t.donate.none}>
          {t.donate.noneMore}
        </EmptyState>
      )}
      {causes.status === 'success' && causes.data.length > 0 && (
        <Form
          className={styles.form}
          method="dialog"
          onSubmit={() => {
            if (selectedId === null) setIncomplete(true)
            else onChoose?.(selectedId)
          }}
        >
          <RadioCards
            legend={t.appDonate.choose.question}
            name="cause"
            value={selectedId}
            error={isIncomplete && selectedId === null ? t.appDonate.choose.missing : undefined}
            onChange={setSelectedId}
            choices={causes.data.map(({ id, title, summary }) => ({
              value: id,
              label: format.inText(title),
              description: format.inText(summary),
            }))}
          />
          <Button type="submit" size="large" wide>
            {t.cause.continue}
          </Button>
        </Form>
      )}
    </div>
  )
}
