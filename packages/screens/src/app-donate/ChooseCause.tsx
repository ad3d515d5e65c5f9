import { useCauses } from '@minaret/domain'
import { Button, EmptyState, Form, RadioCards, Skeleton } from '@minaret/ui'
import { useCallback, useState } from 'react'
import { Failed } from '../app/Failed.tsx'
import { useWords } from '../app/WordsProvider.tsx'
import styles from './app-donate.module.css'
import type { AppPort } from './port/index.ts'
import { useReportState } from './useReportState.ts'

export type ChooseCauseProps = { port: AppPort; onChosen: (id: string) => void }

/** What one would like to give to, where the link does not say. */
export function ChooseCause({ port, onChosen }: ChooseCauseProps) {
  const { t, format } = useWords('appDonate', 'cause', 'donate')
  const causes = useCauses()
  const [picked, setPicked] = useState<string | null>(null)
  const [missed, setMissed] = useState(false)
  useReportState(
    port,
    'choosing',
    useCallback(() => port.close('back'), [port]),
  )
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t.appDonate.title}</h1>
      {causes.status === 'in progress' && <Skeleton shape="form" label={t.causes.loading} />}
      {causes.status === 'failure' && <Failed title={t.causes.failed} retry={causes.retry} />}
      {causes.status === 'success' && causes.data.length === 0 && (
        <EmptyState seed="donate" title={t.donate.none}>
          {t.donate.noneMore}
        </EmptyState>
      )}
      {causes.status === 'success' && causes.data.length > 0 && (
        <Form
          className={styles.form}
          onSubmit={() => {
            if (picked === null) setMissed(true)
            else onChosen(picked)
          }}
        >
          <RadioCards
            legend={t.appDonate.choose.question}
            name="cause"
            value={picked}
            error={missed && picked === null ? t.appDonate.choose.missing : undefined}
            onChange={setPicked}
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
