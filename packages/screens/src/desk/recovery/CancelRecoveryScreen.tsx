import { readOnce, useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Loading, useFormatInstant } from '../frame/index.ts'
import { isLinkExpired } from './isLinkExpired.ts'
import styles from './recovery.module.css'

/**
 * The page of a recovery's cancellation link: describes the recovery, with a button to cancel it.
 * @param reference from the link's fragment
 */
export function CancelRecoveryScreen({ reference }: { reference: string }) {
  const { t } = useMessages('desk', 'deskRecovery')
  const texts = t.deskRecovery
  return (
    <main className={styles.page}>
      <title>{t.desk.titleOf({ page: texts.cancel })}</title>
      <Request reference={reference} />
      <ButtonLink tone="quiet" href="/">
        {texts.link.desk}
      </ButtonLink>
    </main>
  )
}

function Request({ reference }: { reference: string }) {
  const { t } = useMessages('deskRecovery')
  const { link: texts, cancel: label } = t.deskRecovery
  const { data, isError, error, refetch } = useDeskQuery('recoveryLinkView', { body: { reference } }, readOnce)
  const formatInstant = useFormatInstant(data?.timeZone)
  const cancel = useDeskAction('recoveryLinkCancel', { quiet: true })
  if (cancel.isSuccess)
    return (
      <>
        <h1>{texts.cancelled}</h1>
        <p>{texts.next}</p>
      </>
    )
  if (isLinkExpired(cancel.error ?? (isError ? error : undefined)))
    return (
      <>
        <h1>{label}</h1>
        <Notice tone="warning" live="polite" title={texts.expired} />
      </>
    )
  if (!data)
    return (
      <>
        <h1>{label}</h1>
        <Loading hasFailed={isError} retry={() => void refetch()} />
      </>
    )
  const { mosque, name, startedBy, readyAt } = data
  return (
    <>
      <h1>{texts.title({ name })}</h1>
      <p>{startedBy === undefined ? texts.byServer({ mosque }) : texts.by({ name: startedBy, mosque })}</p>
      <p>{texts.ready({ at: formatInstant(readyAt) })}</p>
      {cancel.isError && <Notice tone="danger" live="assertive" title={cancel.error.message} />}
      <Button tone="danger" busy={cancel.isPending} onClick={() => cancel.mutate({ body: { reference } })}>
        {label}
      </Button>
    </>
  )
}
