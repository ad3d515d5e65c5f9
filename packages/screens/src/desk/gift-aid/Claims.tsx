import type { GiftAidClaimListed } from '@minaret/contract/desk'
import { useDeskAction } from '@minaret/domain/desk'
import { Button, ButtonRow, ConfirmDialog, List } from '@minaret/ui'
import { useState } from 'react'
import { saveEncodedFile, useWords } from '../../app/index.ts'
import { deskPath } from '../frame/index.ts'
import styles from './giftAid.module.css'

/** HMRC's schedules are OpenDocument spreadsheets. */
const saveSpreadsheet = ({ data }: { data: { name: string; base64: string } }) =>
  saveEncodedFile(data, 'application/vnd.oasis.opendocument.spreadsheet')

type OutcomeQuestion = { number: number; outcome: 'undone' | 'rejected' }

/** The claims: download schedules, and record the outcome of those uploaded by hand. */
export function Claims({ mosque, claims }: { mosque: string; claims: readonly GiftAidClaimListed[] }) {
  const { t, format } = useWords('deskGiftAid')
  const say = t.deskGiftAid.claims
  const schedule = useDeskAction('claimSchedule')
  const buildings = useDeskAction('claimBuildings')
  const outcome = useDeskAction('claimOutcome')
  const [question, setQuestion] = useState<OutcomeQuestion>()
  /** The accessible name of a claim's button. */
  const accessibleName = (words: string, number: number) => `${words}: ${say.claim({ number })}`
  const pounds = (minor: number) => format.amount(minor, 'gbp')
  const download = (number: number) => schedule.mutate({ mosque, number }, { onSuccess: saveSpreadsheet })
  const actions = ({ number, state, byFiling, lines, smallParts = [] }: GiftAidClaimListed) => (
    <ButtonRow className={styles.buttons}>
      {/* A claim being filed with HMRC must not be uploaded by hand too. */}
      {!(state === 'open' && byFiling) && lines > 0 && (
        <Button
          tone="quiet"
          aria-label={accessibleName(say.download, number)}
          busy={schedule.isPending && schedule.variables.number === number}
          onClick={() => download(number)}
        >
          {say.download}
        </Button>
      )}
      {!(state === 'open' && byFiling) && smallParts.some(({ building }) => building !== undefined) && (
        <Button
          tone="quiet"
          aria-label={accessibleName(say.buildings, number)}
          busy={buildings.isPending && buildings.variables.number === number}
          onClick={() => buildings.mutate({ mosque, number }, { onSuccess: saveSpreadsheet })}
        >
          {say.buildings}
        </Button>
      )}
      {state === 'open' && !byFiling && (
        <>
          <Button
            tone="quiet"
            aria-label={accessibleName(say.sent, number)}
            onClick={() => outcome.mutate({ mosque, number, body: { outcome: 'sent' } })}
          >
            {say.sent}
          </Button>
          <Button
            tone="quiet"
            aria-label={accessibleName(say.undo, number)}
            onClick={() => setQuestion({ number, outcome: 'undone' })}
          >
            {say.undo}
          </Button>
        </>
      )}
      {state === 'claimed' && !byFiling && (
        <Button
          tone="quiet"
          aria-label={accessibleName(say.rejected, number)}
          onClick={() => setQuestion({ number, outcome: 'rejected' })}
        >
          {say.rejected}
        </Button>
      )}
    </ButtonRow>
  )
  return (
    <section className={styles.card} aria-labelledby="claims">
      <h2 id="claims">{say.title}</h2>
      <List
        label={say.title}
        empty={<p className={styles.hint}>{say.none}</p>}
        rows={claims.map((claim) => ({
          id: String(claim.number),
          ...(claim.state !== 'undone' && claim.lines > 0
            ? { href: `${deskPath(mosque, 'gifts')}?claim=${claim.number}` }
            : {}),
          title: `${say.claim({ number: claim.number })} · ${claim.state === 'undone' && claim.byFiling ? say.notTaken : say.states[claim.state]}`,
          meta: (
            <>
              <p className={styles.hint}>
                {`${format.instant(claim.madeAt).date} · ${say.meta({ gifts: claim.lines, amount: pounds(claim.amountMinor), tax: pounds(claim.taxMinor) })}`}
              </p>
              {claim.state !== 'undone' &&
                claim.smallParts?.map(({ year, building, amountMinor }) => (
                  <p key={`${year} ${building ?? ''}`} className={styles.hint}>
                    {say.small({ amount: pounds(amountMinor), year, building: building && format.inText(building) })}
                  </p>
                ))}
              {claim.state !== 'undone' && actions(claim)}
            </>
          ),
        }))}
      />
      {claims.length > 0 && <p className={styles.hint}>{say.delete}</p>}
      <ConfirmDialog
        open={question !== undefined}
        title={
          question?.outcome === 'rejected'
            ? say.rejectedTitle({ number: question.number })
            : say.undoTitle({ number: question?.number ?? 0 })
        }
        confirmLabel={question?.outcome === 'rejected' ? say.rejected : say.undo}
        cancelLabel={say.cancel}
        busy={outcome.isPending}
        onConfirm={() =>
          question &&
          outcome.mutate(
            { mosque, number: question.number, body: { outcome: question.outcome } },
            { onSettled: () => setQuestion(undefined) },
          )
        }
        onCancel={() => setQuestion(undefined)}
      >
        {question?.outcome === 'rejected' ? say.rejectedText : say.undoText}
      </ConfirmDialog>
    </section>
  )
}
