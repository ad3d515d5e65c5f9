import { formatMessage } from '@minaret/messages'
import type { Approval, Approvals, DeskMosque } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, EmptyState, List } from '@minaret/ui'
import { useState } from 'react'
import { useWords } from '../../app/index.ts'
import { DeskFrame, Loading, useInstant } from '../frame/index.ts'
import styles from './approvals.module.css'
import { useWhen } from './useWhen.ts'

const outcomes = ['approve', 'decline', 'cancel'] as const

/** The outcome of a request. */
type ApprovalDecision = (typeof outcomes)[number]

/** Requests that need a second owner: approve or decline others', or withdraw request's own. */
export function ApprovalsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useWords('desk', 'deskApprovals')
  const loaded = useDeskQuery('approvalList', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="approvals" title={t.deskApprovals.title}>
      <h1>{t.deskApprovals.title}</h1>
      <p>{t.deskApprovals.lead}</p>
      {loaded.data ? (
        <Loaded mosque={mosque} approvals={loaded.data} />
      ) : (
        <Loading failed={loaded.isError} retry={() => void loaded.refetch()} />
      )}
    </DeskFrame>
  )
}

function Loaded({ mosque, approvals: { waiting, decided } }: { mosque: DeskMosque; approvals: Approvals }) {
  const { t } = useWords('deskApprovals')
  const texts = t.deskApprovals
  const at = useInstant()
  const [confirmed, setConfirmed] = useState<Approval>()
  const decisions = {
    approve: useDeskAction('approvalApprove', { refresh: 'mosque' }),
    decline: useDeskAction('approvalDecline', { refresh: 'mosque' }),
    cancel: useDeskAction('approvalCancel', { refresh: 'mosque' }),
  }
  const pendingOf = ({ id }: Approval) =>
    outcomes.find((outcome) => decisions[outcome].isPending && decisions[outcome].variables?.approval === id)
  const onDecide = ({ id }: Approval, decision: ApprovalDecision) =>
    decisions[decision].mutate({ mosque: mosque.slug, approval: id }, { onSettled: () => setConfirmed(undefined) })
  return (
    <>
      <h2 className={styles.heading}>{texts.waiting}</h2>
      <List
        rows={waiting.map((request) => ({
          id: request.id,
          title: request.sentence,
          meta: <About approval={request} />,
          action: (
            <Actions
              approval={request}
              busy={pendingOf(request)}
              onApprove={() => setConfirmed(request)}
              onDecide={(decision) => onDecide(request, decision)}
            />
          ),
        }))}
        empty={
          <EmptyState seed="approvals" title={texts.nothing}>
            {texts.nothingHint}
          </EmptyState>
        }
      />
      {decided.length > 0 && (
        <>
          <h2 className={styles.heading}>{texts.decided}</h2>
          <List
            rows={decided.map((request) => ({
              id: request.id,
              title: request.sentence,
              meta: `${formatMessage(texts.states[request.state], { name: request.decidedBy ?? '' })} · ${texts.by({ name: request.requestedBy, at: at(request.requestedAt) })}`,
            }))}
            empty={null}
          />
        </>
      )}
      <ConfirmDialog
        open={confirmed !== undefined}
        title={texts.askTitle}
        tone="primary"
        confirmLabel={texts.approve}
        cancelLabel={texts.keep}
        busy={decisions.approve.isPending}
        onCancel={() => setConfirmed(undefined)}
        onConfirm={() => confirmed && onDecide(confirmed, 'approve')}
      >
        <p className={styles.what}>{confirmed?.sentence}</p>
        <p>{texts.askText({ name: confirmed?.requestedBy ?? '' })}</p>
      </ConfirmDialog>
    </>
  )
}

/** The requester, and what happens if nobody decides. */
function About({ approval }: { approval: Approval }) {
  const { t } = useWords('deskApprovals')
  const texts = t.deskApprovals
  const at = useInstant()
  const when = useWhen()
  const { self, requestedBy, requestedAt } = approval
  return (
    <>
      <p>{self ? texts.byYou({ at: at(requestedAt) }) : texts.by({ name: requestedBy, at: at(requestedAt) })}</p>
      <p>{when(approval)}</p>
    </>
  )
}

type ActionsProps = {
  approval: Approval
  busy: ApprovalDecision | undefined
  onApprove(): void
  onDecide(decision: ApprovalDecision): void
}

function Actions({ approval: { self, dueAt, sentence }, busy, onApprove, onDecide }: ActionsProps) {
  const { t } = useWords('deskApprovals')
  const texts = t.deskApprovals
  if (self)
    return (
      <Button
        tone="quiet"
        aria-label={texts.cancelOf({ what: sentence })}
        busy={busy === 'cancel'}
        onClick={() => onDecide('cancel')}
      >
        {texts.cancel}
      </Button>
    )
  return (
    <ButtonRow>
      {!dueAt && (
        <Button aria-label={texts.approveOf({ what: sentence })} busy={busy === 'approve'} onClick={onApprove}>
          {texts.approve}
        </Button>
      )}
      <Button
        tone="quiet"
        aria-label={texts.declineOf({ what: sentence })}
        busy={busy === 'decline'}
        onClick={() => onDecide('decline')}
      >
        {texts.decline}
      </Button>
    </ButtonRow>
  )
}
