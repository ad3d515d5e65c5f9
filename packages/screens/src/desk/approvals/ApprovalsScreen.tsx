import { formatMessage } from '@minaret/messages'
import type { Approval, Approvals, DeskMosque } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, EmptyState, List } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, Loading, useFormatInstant } from '../frame/index.ts'
import styles from './approvals.module.css'
import { useDescribeDeadline } from './useDescribeDeadline.ts'

const decisionKinds = ['approve', 'decline', 'cancel'] as const

type ApprovalDecision = (typeof decisionKinds)[number]

/** Requests that need a second owner: approve or decline others' requests, or withdraw your own. */
export function ApprovalsScreen({ mosque }: { mosque: DeskMosque }) {
  const { t } = useMessages('desk', 'deskApprovals')
  const query = useDeskQuery('approvalList', { mosque: mosque.slug }, { staleTime: 0 })
  return (
    <DeskFrame mosque={mosque} page="approvals" title={t.deskApprovals.title}>
      <h1>{t.deskApprovals.title}</h1>
      <p>{t.deskApprovals.lead}</p>
      {query.data ? (
        <ApprovalList mosque={mosque} approvals={query.data} />
      ) : (
        <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
      )}
    </DeskFrame>
  )
}

function ApprovalList({ mosque, approvals: { waiting, decided } }: { mosque: DeskMosque; approvals: Approvals }) {
  const { t } = useMessages('deskApprovals')
  const texts = t.deskApprovals
  const formatInstant = useFormatInstant()
  const [requestToApprove, setRequestToApprove] = useState<Approval>()
  const mutations = {
    approve: useDeskAction('approvalApprove', { refresh: 'mosque' }),
    decline: useDeskAction('approvalDecline', { refresh: 'mosque' }),
    cancel: useDeskAction('approvalCancel', { refresh: 'mosque' }),
  }
  const pendingDecisionOf = ({ id }: Approval) =>
    decisionKinds.find((kind) => mutations[kind].isPending && mutations[kind].variables?.approval === id)
  const onDecide = ({ id }: Approval, decision: ApprovalDecision) =>
    mutations[decision].mutate(
      { mosque: mosque.slug, approval: id },
      { onSettled: () => setRequestToApprove(undefined) },
    )
  return (
    <>
      <h2 className={styles.heading}>{texts.waiting}</h2>
      <List
        rows={waiting.map((request) => ({
          id: request.id,
          title: request.sentence,
          meta: <RequestDetails approval={request} />,
          action: (
            <Actions
              approval={request}
              busy={pendingDecisionOf(request)}
              onApprove={() => setRequestToApprove(request)}
              onDecide={(decision) => onDecide(request, decision)}
            />
          ),
        }))}
        empty={
          <EmptyState seed="approvals" title={texts.none}>
            {texts.noneHint}
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
              meta: [
                formatMessage(texts.states[request.state], { name: request.decidedBy ?? '' }),
                texts.by({ name: request.requestedBy, at: formatInstant(request.requestedAt) }),
              ].join(' · '),
            }))}
            empty={null}
          />
        </>
      )}
      <ConfirmDialog
        open={requestToApprove !== undefined}
        title={texts.askTitle}
        tone="primary"
        confirmLabel={texts.approve}
        cancelLabel={texts.keep}
        busy={mutations.approve.isPending}
        onCancel={() => setRequestToApprove(undefined)}
        onConfirm={() => requestToApprove && onDecide(requestToApprove, 'approve')}
      >
        <p className={styles.request}>{requestToApprove?.sentence}</p>
        <p>{texts.askText({ name: requestToApprove?.requestedBy ?? '' })}</p>
      </ConfirmDialog>
    </>
  )
}

/** The requester, and what happens without a decision. */
function RequestDetails({ approval }: { approval: Approval }) {
  const { t } = useMessages('deskApprovals')
  const texts = t.deskApprovals
  const formatInstant = useFormatInstant()
  const describeDeadline = useDescribeDeadline()
  const { self, requestedBy, requestedAt } = approval
  return (
    <>
      <p>
        {self
          ? texts.byYou({ at: formatInstant(requestedAt) })
          : texts.by({ name: requestedBy, at: formatInstant(requestedAt) })}
      </p>
      <p>{describeDeadline(approval)}</p>
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
  const { t } = useMessages('deskApprovals')
  const texts = t.deskApprovals
  if (self)
    return (
      <Button
        tone="quiet"
        aria-label={texts.cancelOf({ request: sentence })}
        busy={busy === 'cancel'}
        onClick={() => onDecide('cancel')}
      >
        {texts.cancel}
      </Button>
    )
  return (
    <ButtonRow>
      {!dueAt && (
        <Button aria-label={texts.approveOf({ request: sentence })} busy={busy === 'approve'} onClick={onApprove}>
          {texts.approve}
        </Button>
      )}
      <Button
        tone="quiet"
        aria-label={texts.declineOf({ request: sentence })}
        busy={busy === 'decline'}
        onClick={() => onDecide('decline')}
      >
        {texts.decline}
      </Button>
    </ButtonRow>
  )
}
