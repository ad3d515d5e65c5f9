import type { DeskMosque, GiftDetail, RefundPreview } from '@minaret/contract/desk'
import { fieldErrorsOf } from '@minaret/domain'
import { useDeskAction } from '@minaret/domain/desk'
import { currencyExponent } from '@minaret/money'
import { AmountField, Button, ButtonRow, Checkbox, Form, Notice, SummaryList, TextArea } from '@minaret/ui'
import { useState } from 'react'
import { useMessages } from '../../app/index.ts'
import { RequestNotices } from '../approvals/index.ts'
import { DraftNote, Panel } from '../frame/index.ts'
import styles from './gifts.module.css'
import { type RefundDraft, useRefundDraft } from './useRefundDraft.ts'

/** Steps to refund a gift or part of it: amount and reason, a preview with the donor's email, and the refund. */
export function RefundSection({ mosque, detail }: { mosque: DeskMosque; detail: GiftDetail }) {
  const { t } = useMessages('deskGifts')
  const texts = t.deskGifts.refund
  const { refund } = detail
  return (
    <Panel id="refund" title={texts.title}>
      <RequestNotices mosque={mosque} requests={refund.pending} />
      {refund.why === undefined ? (
        <Steps mosque={mosque.slug} detail={detail} />
      ) : (
        <p className={styles.hint}>{refund.why}</p>
      )}
    </Panel>
  )
}

function Steps({ mosque, detail }: { mosque: string; detail: GiftDetail }) {
  const { t, format } = useMessages('deskGifts')
  const draft = useRefundDraft(mosque, detail)
  const [preview, setPreview] = useState<RefundPreview>()
  /** Counts discards, to reset the amount field. */
  const [discardCount, setDiscardCount] = useState(0)
  const discard = () => {
    draft.discard()
    setDiscardCount(discardCount + 1)
  }
  if (draft.isLoading) return null
  if (!preview)
    return (
      <>
        <p className={styles.hint}>
          {t.deskGifts.refund.lead({ amount: format.amount(detail.refund.leftMinor, detail.gift.currency) })}
        </p>
        <DraftNote restoredFrom={draft.restoredFrom} onDiscard={discard} />
        <RefundForm
          // The remaining amount is the field's initial value, and changes with every refund.
          key={`${discardCount} ${detail.refund.leftMinor}`}
          mosque={mosque}
          detail={detail}
          draft={draft}
          onPreview={setPreview}
        />
      </>
    )
  return (
    <RefundConfirmation
      mosque={mosque}
      detail={detail}
      reason={draft.values.reason}
      preview={preview}
      onBack={() => setPreview(undefined)}
      onDone={() => {
        setPreview(undefined)
        discard()
      }}
    />
  )
}

function RefundForm({
  mosque,
  detail: { gift },
  draft,
  onPreview,
}: {
  mosque: string
  detail: GiftDetail
  draft: RefundDraft
  onPreview: (preview: RefundPreview) => void
}) {
  const { t, format } = useMessages('deskGifts')
  const texts = t.deskGifts.refund
  const previewAction = useDeskAction('giftRefundPreview', {
    isField: (name) => name === 'amount',
    toast: false,
    refresh: [],
  })
  const { amountMinor, reason } = draft.values
  const [isSubmitted, setSubmitted] = useState(false)
  const exponent = currencyExponent(gift.currency)
  const currencySign = format.amount(0, gift.currency).replaceAll(/[\d\s.,٠-٩٫\u2066-\u2069]/g, '')
  return (
    <Form
      className={styles.form}
      onSubmit={() => {
        setSubmitted(true)
        if (amountMinor !== null && reason.trim() !== '')
          previewAction.mutate(
            { mosque, gift: gift.id, body: { amountMinor } },
            { onSuccess: ({ data }) => onPreview(data) },
          )
      }}
    >
      <AmountField
        legend={texts.amountQuestion}
        label={texts.amountIn({ sign: currencySign })}
        name="amount"
        currency={gift.currency}
        exponent={exponent}
        locale={format.locale}
        defaultAmountMinor={amountMinor ?? undefined}
        error={isSubmitted && amountMinor === null ? texts.unreadable : fieldErrorsOf(previewAction.error).amount}
        onChange={(result) =>
          draft.change({ amountMinor: result.ok && result.amountMinor > 0 ? result.amountMinor : null })
        }
      />
      <TextArea
        label={texts.reason}
        hint={texts.reasonHint}
        rows={2}
        dir="auto"
        required
        error={isSubmitted && reason.trim() === '' ? texts.reasonMissing : undefined}
        value={reason}
        onChange={({ target }) => draft.change({ reason: target.value.slice(0, 500) })}
      />
      <ButtonRow>
        <Button type="submit" tone="quiet" busy={previewAction.isPending}>
          {previewAction.isPending ? texts.checking : texts.preview}
        </Button>
      </ButtonRow>
    </Form>
  )
}

function RefundConfirmation({
  mosque,
  detail: { gift },
  reason,
  preview,
  onBack,
  onDone,
}: {
  mosque: string
  detail: GiftDetail
  reason: string
  preview: RefundPreview
  onBack: () => void
  onDone: () => void
}) {
  const { t, format } = useMessages('deskGifts')
  const texts = t.deskGifts.refund
  const refund = useDeskAction('giftRefund', { isField: (name) => name === 'reason' })
  // One form creates one refund, however often its button is pressed.
  const [attemptId] = useState(() => crypto.randomUUID())
  const [isRepeatConfirmed, setRepeatConfirmed] = useState(false)
  const { amountMinor, leftMinor, needsApproval, repeated: isRepeated, giftAid, claim, email } = preview
  const amount = format.amount(amountMinor, gift.currency)
  return (
    <div className={styles.form}>
      <h3>{texts.previewTitle}</h3>
      <SummaryList
        items={[
          { label: texts.title, value: amount },
          { label: texts.after, value: format.amount(leftMinor, gift.currency) },
          { label: texts.reason, value: <bdi>{reason}</bdi> },
        ]}
      />
      {needsApproval && <Notice tone="info">{texts.approval}</Notice>}
      {giftAid === 'less' && <p className={styles.hint}>{texts.giftAid.less}</p>}
      {giftAid === 'adjusted' && <p className={styles.hint}>{texts.giftAid.adjusted({ number: claim ?? 0 })}</p>}
      {email ? (
        <details className={styles.email} open>
          <summary>{texts.email}</summary>
          <p dir="ltr">
            <bdi>{email.to}</bdi>
          </p>
          <p dir="auto">
            <strong>{email.subject}</strong>
          </p>
          <p dir="auto" className={styles.text}>
            {email.text}
          </p>
        </details>
      ) : (
        <p className={styles.hint}>{texts.noEmail}</p>
      )}
      <Form
        className={styles.form}
        onSubmit={() =>
          refund.mutate(
            {
              mosque,
              gift: gift.id,
              body: { attemptId, amountMinor, reason, ...(isRepeatConfirmed ? { again: true } : {}) },
            },
            { onSuccess: () => onDone() },
          )
        }
      >
        {isRepeated && (
          <Checkbox
            label={texts.again}
            checked={isRepeatConfirmed}
            required
            onChange={({ target }) => setRepeatConfirmed(target.checked)}
          />
        )}
        <ButtonRow>
          <Button type="submit" tone="danger" busy={refund.isPending}>
            {refund.isPending ? texts.sending : (needsApproval ? texts.ask : texts.confirm)({ amount })}
          </Button>
          <Button tone="quiet" onClick={onBack}>
            {texts.change}
          </Button>
        </ButtonRow>
      </Form>
    </div>
  )
}
