import type { GiftAidClaimListed } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, List } from '@minaret/ui'
import { useState } from 'react'
import { saveEncodedFile, useMessages } from '../../app/index.ts'
import { deskPath, Panel } from '../frame/index.ts'
import styles from './giftAid.module.css'

/** HMRC's schedules are OpenDocument spreadsheets. */
const saveSpreadsheet = ({ data }: { data: { name: string; base64: string } }) =>
  saveEncodedFile(data, 'application/vnd.oasis.opendocument.spreadsheet')

type OutcomeQuestion = { number: number; outcome: 'undone' | 'rejected' }

/** Earlier claims, with buttons to download schedules and to record the outcome of claims uploaded by hand. */
export function Claims({ mosque, claims }: { mosque: string; claims: readonly GiftAidClaimListed[] }) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.claims
  const fetchSchedule = useDeskAction('claimSchedule')
  const fetchBuildings = useDeskAction('claimBuildings')
  const recordOutcome = useDeskAction('claimOutcome')
  const [question, setQuestion] = useState<OutcomeQuestion>()
  /** The accessible name of a claim's button. */
  const accessibleName = (label: string, number: number) => `${label}: ${texts.claim({ number })}`
  const pounds = (minor: number) => format.amount(minor, 'gbp')
  const download = (number: number) => fetchSchedule.mutate({ mosque, number }, { onSuccess: saveSpreadsheet })
  const renderActions = ({ number, state, byFiling, lines, smallParts = [] }: GiftAidClaimListed) => (
    <ButtonRow className={styles.buttons}>
      {/* A claim being filed with HMRC must not be uploaded by hand too. */}
      {!(state === 'open' && byFiling) && lines > 0 && (
        <Button
          tone="quiet"
          aria-label={accessibleName(texts.download, number)}
          busy={fetchSchedule.isPending && fetchSchedule.variables.number === number}
          onClick={() => download(number)}
        >
          {texts.download}
        </Button>
      )}
      {!(state === 'open' && byFiling) && smallParts.some(({ building }) => building !== undefined) && (
        <Button
          tone="quiet"
          aria-label={accessibleName(texts.buildings, number)}
          busy={fetchBuildings.isPending && fetchBuildings.variables.number === number}
          onClick={() => fetchBuildings.mutate({ mosque, number }, { onSuccess: saveSpreadsheet })}
        >
          {texts.buildings}
        </Button>
      )}
      {state === 'open' && !byFiling && (
        <>
          <Button
            tone="quiet"
            aria-label={accessibleName(texts.sent, number)}
            onClick={() => recordOutcome.mutate({ mosque, number, body: { outcome: 'sent' } })}
          >
            {texts.sent}
          </Button>
          <Button
            tone="quiet"
            aria-label={accessibleName(texts.undo, number)}
            onClick={() => setQuestion({ number, outcome: 'undone' })}
          >
            {texts.undo}
          </Button>
        </>
      )}
      {state === 'claimed' && !byFiling && (
        <Button
          tone="quiet"
          aria-label={accessibleName(texts.rejected, number)}
          onClick={() => setQuestion({ number, outcome: 'rejected' })}
        >
          {texts.rejected}
        </Button>
      )}
    </ButtonRow>
  )
  return (
    <Panel id="claims" title={texts.title}>
      <List
        label={texts.title}
        empty={<p className={styles.hint}>{texts.none}</p>}
        rows={claims.map((claim) => ({
          id: String(claim.number),
          ...(claim.state !== 'undone' && claim.lines > 0
            ? { href: `${deskPath(mosque, 'gifts')}?claim=${claim.number}` }
            : {}),
          title: `${texts.claim({ number: claim.number })} · ${claim.state === 'undone' && claim.byFiling ? texts.notTaken : texts.states[claim.state]}`,
          meta: (
            <>
              <p className={styles.hint}>
                {`${format.instant(claim.madeAt).date} · ${texts.meta({ gifts: claim.lines, amount: pounds(claim.amountMinor), tax: pounds(claim.taxMinor) })}`}
              </p>
              {claim.state !== 'undone' &&
                claim.smallParts?.map(({ year, building, amountMinor }) => (
                  <p key={`${year} ${building ?? ''}`} className={styles.hint}>
                    {texts.small({ amount: pounds(amountMinor), year, building: building && format.inText(building) })}
                  </p>
                ))}
              {claim.state !== 'undone' && renderActions(claim)}
            </>
          ),
        }))}
      />
      {claims.length > 0 && <p className={styles.hint}>{texts.delete}</p>}
      <ConfirmDialog
        open={question !== undefined}
        title={
          question?.outcome === 'rejected'
            ? texts.rejectedTitle({ number: question.number })
            : texts.undoTitle({ number: question?.number ?? 0 })
        }
        confirmLabel={question?.outcome === 'rejected' ? texts.rejected : texts.undo}
        cancelLabel={texts.cancel}
        busy={recordOutcome.isPending}
        onConfirm={() =>
          question &&
          recordOutcome.mutate(
            { mosque, number: question.number, body: { outcome: question.outcome } },
            { onSettled: () => setQuestion(undefined) },
          )
        }
        onCancel={() => setQuestion(undefined)}
      >
        {question?.outcome === 'rejected' ? texts.rejectedText : texts.undoText}
      </ConfirmDialog>
    </Panel>
  )
}
