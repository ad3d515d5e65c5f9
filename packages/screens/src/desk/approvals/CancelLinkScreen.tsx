import { readOnce, useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonLink, Notice } from '@minaret/ui'
import { useMessages } from '../../app/index.ts'
import { Loading, useFormatInstant } from '../frame/index.ts'
import styles from './approvals.module.css'

/**
 * The page of an emailed cancellation link: describes the change, with a button to cancel it.
 * @param reference from the link's fragment
 */
export function CancelLinkScreen({ reference }: { reference: string }) {
  const { t } = useMessages('desk', 'deskApprovals')
  const texts = t.deskApprovals.link
  return (
    <main className={styles.page}>
      <title>{t.desk.titleOf({ page: texts.title })}</title>
      <Request reference={reference} />
      <ButtonLink tone="quiet" href="/">
        {texts.desk}
      </ButtonLink>
    </main>
  )
}

function Request({ reference }: { reference: string }) {
  const { t } = useMessages('deskApprovals')
  const texts = t.deskApprovals
  const { data, isError, error, refetch } = useDeskQuery('approvalLinkView', { body: { reference } }, readOnce)
  const formatInstant = useFormatInstant(data?.timeZone)
  const cancel = useDeskAction('approvalLinkCancel', { quiet: true })
  const failure = cancel.error ?? (isError ? error : undefined)
  if (cancel.isSuccess)
    return (
      <>
        <h1>{texts.link.cancelled}</h1>
        <p>{texts.link.next}</p>
      </>
    )
  if (isLinkRejected(failure))
    return (
      <>
        <h1>{texts.title}</h1>
        <Notice tone="warning" live="polite" title={texts.link.expired} />
      </>
    )
  if (!data) return <Loading hasFailed={isError} retry={() => void refetch()} />
  return (
    <>
      <h1>{texts.link.title}</h1>
      <p>{texts.link.description({ name: data.requestedBy, mosque: data.mosque })}</p>
      <p className={styles.request}>{data.sentence}</p>
      <p>{texts.due({ at: formatInstant(data.dueAt) })}</p>
      {cancel.isError && <Notice tone="danger" live="assertive" title={cancel.error.message} />}
      <Button tone="danger" busy={cancel.isPending} onClick={() => cancel.mutate({ body: { reference } })}>
        {texts.link.cancel}
      </Button>
    </>
  )
}

/** Whether the server rejects the link as used, expired or invalid. */
const isLinkRejected = (error: unknown): boolean => {
  const { status }: { status?: unknown } = Object(error)
  return status === 410 || status === 422
}
