import type { DeskMosque, FilingDetail } from '@minaret/contract/desk'
import { useDeskAction, useDeskQuery } from '@minaret/domain/desk'
import {
  Button,
  ButtonLink,
  ButtonRow,
  ConfirmDialog,
  LineLink,
  List,
  Notice,
  type NoticeTone,
  SummaryList,
} from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { DeskFrame, deskPath, Loading, Panel, Sections, useFormatInstant } from '../frame/index.ts'
import { ClaimGifts } from '../gifts/index.ts'
import styles from './giftAid.module.css'

const tones: Readonly<Record<FilingDetail['state'], NoticeTone>> = {
  built: 'info',
  sending: 'info',
  unknown: 'warning',
  acknowledged: 'info',
  accepted: 'success',
  refused: 'danger',
  failed: 'danger',
}

/** Polling interval until HMRC responds or staff must decide, in milliseconds. */
const pollInterval = 3000

/** One filing with HMRC: its progress, HMRC's response and the next steps. */
export function FilingScreen({ mosque, filing }: { mosque: DeskMosque; filing: string }) {
  const { t } = useMessages('desk', 'deskGiftAid')
  const texts = t.deskGiftAid
  const query = useDeskQuery(
    'filingView',
    { mosque: mosque.slug, filing },
    {
      staleTime: 0,
      poll: (data) => data && !data.attention && !data.answeredAt && pollInterval,
    },
  )
  return (
    <DeskFrame mosque={mosque} page="gift-aid" title={texts.title}>
      <LineLink href={deskPath(mosque.slug, 'gift-aid')} data-print="hide">
        {texts.back}
      </LineLink>
      {query.data ? (
        <Detail mosque={mosque.slug} filing={query.data} />
      ) : (
        <>
          <h1>{texts.title}</h1>
          <Loading hasFailed={query.isError} retry={() => void query.refetch()} />
        </>
      )}
    </DeskFrame>
  )
}

function Detail({ mosque, filing }: { mosque: string; filing: FilingDetail }) {
  const { t, format } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.filings
  const formatInstant = useFormatInstant()
  const formatStep = (instant: string | undefined) => (instant === undefined ? texts.waiting : formatInstant(instant))
  const { state, attention, failure, faults, remarks } = filing
  // Gifts in a claim that HMRC refused can be included in the next one.
  const claims = state === 'refused' || state === 'failed' ? [] : filing.claims
  return (
    <>
      <h1>{texts.filing({ date: format.instant(filing.builtAt).date })}</h1>
      <Sections className={styles.sections}>
        <Notice
          tone={attention ? 'warning' : tones[state]}
          title={texts.states[state]}
          live="polite"
          action={
            (state === 'refused' || state === 'failed') && (
              <ButtonLink tone="quiet" href={deskPath(mosque, 'gift-aid')}>
                {faults.length > 0 ? texts.fileOthers : texts.fileAgain}
              </ButtonLink>
            )
          }
        >
          {failure ? texts.failures[failure] : texts.explain[state]}
        </Notice>
        {attention && <DecisionCard mosque={mosque} filing={filing.id} attention={attention} />}
        <Panel>
          <SummaryList
            items={[
              { label: texts.steps.built, value: formatStep(filing.builtAt) },
              { label: texts.steps.sent, value: formatStep(filing.sentAt) },
              { label: texts.steps.acknowledged, value: formatStep(filing.acknowledgedAt) },
              { label: texts.steps.answered, value: formatStep(filing.answeredAt) },
              {
                label: texts.reference,
                value: (
                  <bdi dir="ltr" className={styles.text}>
                    {filing.mark}
                  </bdi>
                ),
              },
              { label: texts.gifts, value: format.number(filing.gifts) },
              { label: texts.amount, value: format.amount(filing.amountMinor, 'gbp') },
              ...(filing.smallMinor ? [{ label: texts.small, value: format.amount(filing.smallMinor, 'gbp') }] : []),
              { label: texts.tax, value: format.amount(filing.taxMinor, 'gbp'), total: true },
            ]}
          />
        </Panel>
        {faults.length > 0 && (
          <Panel id="faults" title={texts.faults}>
            <List
              label={texts.faults}
              empty={null}
              rows={faults.map(({ reference, donor, text, advice }) => ({
                id: reference,
                href: `${deskPath(mosque, 'gifts')}?search=${encodeURIComponent(reference)}`,
                title: texts.faultOf({ name: donor, reference: format.inText(reference) }),
                meta: (
                  <>
                    <p className={styles.hint}>{advice}</p>
                    <p className={styles.hint} lang="en" dir="ltr">
                      {texts.inTheirWords({ text })}
                    </p>
                  </>
                ),
              }))}
            />
          </Panel>
        )}
        {claims.map((number) => (
          <ClaimGifts key={number} mosque={mosque} number={number} />
        ))}
        {remarks.length > 0 && (
          <Panel id="remarks" title={texts.remarks}>
            <ul className={styles.plain} lang="en" dir="ltr">
              {remarks.map((remark) => (
                <li key={remark}>{remark}</li>
              ))}
            </ul>
          </Panel>
        )}
      </Sections>
    </>
  )
}

function DecisionCard({
  mosque,
  filing,
  attention,
}: {
  mosque: string
  filing: string
  attention: NonNullable<FilingDetail['attention']>
}) {
  const { t } = useMessages('deskGiftAid')
  const texts = t.deskGiftAid.filings.attention
  const decide = useDeskAction('filingDecide')
  const [isTaken, setTaken] = useState<boolean>()
  return (
    <Panel id="attention" title={texts.title}>
      <p className={styles.text}>{texts[attention]}</p>
      <ButtonRow className={styles.buttons}>
        <Button tone="quiet" onClick={() => setTaken(true)}>
          {texts.taken}
        </Button>
        <Button tone="quiet" onClick={() => setTaken(false)}>
          {texts.notTaken}
        </Button>
      </ButtonRow>
      <ConfirmDialog
        open={isTaken !== undefined}
        title={isTaken ? texts.takenTitle : texts.notTakenTitle}
        confirmLabel={isTaken ? texts.taken : texts.notTaken}
        cancelLabel={texts.cancel}
        busy={decide.isPending}
        onConfirm={() =>
          isTaken !== undefined &&
          decide.mutate({ mosque, filing, body: { taken: isTaken } }, { onSettled: () => setTaken(undefined) })
        }
        onCancel={() => setTaken(undefined)}
      >
        {isTaken ? texts.takenText : texts.notTakenText}
      </ConfirmDialog>
    </Panel>
  )
}
