import { useDomain, useTenant } from '@minaret/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { rememberDonor } from '../app/donorName.ts'
import { OwnText } from '../app/OwnText.tsx'
import { usePlace } from '../app/PlaceProvider.tsx'
import { useHydrated } from '../app/useHydrated.ts'
import { useWords } from '../app/WordsProvider.tsx'
import { AmountStep } from './AmountStep.tsx'
import { limitsIn } from './amounts.ts'
import styles from './cause.module.css'
import {
  forgetDraft,
  saveDraft,
  releaseDraft,
  saysWho,
  type Step,
  steps,
  stepShown,
  unbegunDraft,
  withGift,
} from './draft.ts'
import { asksGiftAid } from './giftAidFields.ts'
import { AttemptCheck, DetailsStep, PayStep, prepareDetails, preparePay } from './lazySteps.ts'
import { limitsFor } from './need.ts'
import { scheduleProblems } from './often.ts'
import { Privacy } from './Privacy.tsx'
import type { AttemptChecked } from './recheck.ts'
import { Trust } from './Trust.tsx'
import { goOnIn, type Typed, typedBefore } from './typedBefore.ts'
import { useCollecting } from './useCollecting.ts'
import { type Giving, useDraft } from './useDraft.ts'

export type GiftFormProps = Giving & {
  /** What stood in the server's answer to a form that was sent without scripts; see `AnsweringForm`. */
  answer?: Typed
  /** Its page is not answered by the server where scripts are blocked. */
  inApp?: boolean
}

/** Giving to one cause: the amount, who gives, the payment; one decision at a time. */
export function GiftForm(props: GiftFormProps) {
  // The server knows no draft, so the first drawing has none; what a reload finds again comes right after it.
  const drawn = useHydrated()
  return <Steps key={String(drawn)} {...props} blank={!drawn} />
}

function Steps({ onHeld, onStep, blank, answer, inApp, ...giving }: GiftFormProps & { blank: boolean }) {
  const { cause, needs, supporterRef, onLook } = giving
  const { t, format, language } = useWords('cause')
  const place = usePlace()
  const { visit } = useDomain()
  const tenant = useTenant()
  const { payment, contact } = tenant
  const [typed] = useState(() => {
    const drawn = limitsIn(cause, cause.currencies[0] ?? 'gbp', payment.presetsMinor)
    return blank ? undefined : (answer ?? typedBefore(cause, drawn.presets, format.locale))
  })
  const form = useGoOn(typed)
  // What the server's answer to a form says holds until somebody goes on from there.
  const [answered, setAnswered] = useState(typed)
  const now = useCollecting()
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>()
  const [draft, setDraft] = useDraft({ ...giving, typed, blank })
  const { held } = draft
  // Opened anew while a payment was under way: what became of it is asked before anything else is offered.
  const [check, setCheck] = useState<AttemptChecked | 'open' | undefined>(held && !blank ? 'open' : undefined)
  const need = needs?.find(({ id }) => id === draft.needId)
  const whole = () => setDraft(withGift(draft, { needId: undefined }))

  useEffect(() => onHeld?.(held), [onHeld, held])
  const prepare = useCallback(() => {
    void prepareDetails(language)
    void preparePay(language)
  }, [language])
  // Whoever does anything here goes on to the next steps; many only look.
  const begun = draft.amountMinor !== undefined
  useEffect(() => {
    if (begun) prepare()
  }, [begun, prepare])

  const takes = limitsIn(cause, draft.currency, payment.presetsMinor)
  // What has been sent may hold its own part of a need.
  const limits = limitsFor(takes, draft.sent ? undefined : need)
  const amount = draft.amountMinor
  const ready = {
    amount:
      amount !== undefined &&
      answered?.step !== 'amount' &&
      // What has been sent keeps its sum and its days: the host knows them.
      (draft.sent ||
        (amount >= limits.least &&
          // Less may be left of a need by now: the host says so, and nothing jumps before.
          amount <= takes.most &&
          Object.keys(scheduleProblems(draft, now)).length === 0)),
    details: answered?.step !== 'details' && saysWho(draft, asksGiftAid(cause, draft.currency, tenant)),
  }
  const way = payment.bankDetails ?? contact.phone ?? contact.email
  // Who goes back while it is not known whether a gift was taken could make it another one.
  const checking = check === 'open' && amount !== undefined
  const step = checking ? 'pay' : stepShown(held ? 'pay' : place.search.get('step'), ready)
  const heading = useStepFocus(step)
  useEffect(() => onStep?.(step), [onStep, step])
  const to = (next: Step) => {
    setAnswered(undefined)
    place.go(next === 'amount' ? place.path : `${place.path}?step=${next}`)
  }

  const arrive = (id: string) => {
    // The attempt is a gift now: whoever comes back here begins another one.
    forgetDraft(visit)
    rememberDonor(id, draft.name)
    place.go(`/thank-you/${encodeURIComponent(id)}`, { replace: true })
  }

  return (
    <section className={styles.form} aria-labelledby="gift-step" data-waits={blank ? 'gift' : undefined} ref={form}>
      {!inApp && (
        <noscript>
          <p>{t.cause.noScript}</p>
          <p className={styles.bank}>{way ? <OwnText>{way}</OwnText> : t.cause.bank.inPerson}</p>
        </noscript>
      )}
      <h2 className={styles.progress} id="gift-step" ref={heading} tabIndex={-1}>
        {t.cause.progress({ step: format.number(steps.indexOf(step) + 1), of: format.number(steps.length) })}:{' '}
        {t.cause.steps[step]}
      </h2>
      {check && amount !== undefined && (
        <AttemptCheck
          cause={cause}
          draft={{ ...draft, amountMinor: amount }}
          supporterRef={supporterRef}
          checked={check === 'open' ? undefined : check}
          onArrived={arrive}
          onChecked={(next, checked) => {
            setDraft(next)
            setCheck(checked)
            if (checked) to(checked.step)
          }}
        />
      )}
      {!checking && step === 'amount' && (
        <AmountStep
          key={draft.attemptId + draft.currency}
          cause={cause}
          draft={draft}
          limits={limits}
          inApp={inApp}
          need={need}
          onWhole={whole}
          onLook={onLook}
          text={answered?.text}
          tried={answered?.tried}
          onCurrency={(currency, schedule) => {
            setAnswered(undefined)
            setDraft(withGift(draft, { ...schedule, currency, amountMinor: undefined }))
          }}
          onDone={(gift) => {
            setDraft(withGift(draft, gift))
            to('details')
          }}
        />
      )}
      {!checking && step === 'details' && (
        <DetailsStep
          cause={cause}
          draft={draft}
          need={need}
          refused={refused}
          tried={answered?.tried}
          onBack={() => to('amount')}
          onDone={(details) => {
            setRefused(undefined)
            // The host puts right what was said of an attempt it knows: it stays the same gift.
            setDraft({ ...draft, ...details })
            to('pay')
          }}
        />
      )}
      {!checking && step === 'pay' && amount !== undefined && (
        <PayStep
          cause={cause}
          draft={{ ...draft, amountMinor: amount }}
          need={need}
          supporterRef={supporterRef}
          onWhole={whole}
          onLook={() => {
            onLook?.()
            to('amount')
          }}
          onChange={() => to('amount')}
          onCover={(cover) => setDraft(withGift(draft, { cover }))}
          onHeld={(now) => {
            setDraft((before) => ({ ...before, held: now }))
            if (!now) releaseDraft(visit, draft.attemptId)
          }}
          onSending={(startsOn) => {
            // Written before it is sent: a reload in between must find the same attempt, of the same days.
            const sent = { ...draft, startsOn, sent: true, held: true }
            saveDraft(visit, sent)
            setDraft(sent)
            setCheck(undefined)
          }}
          onMoved={(startsOn) => setDraft((before) => withGift(before, { startsOn }))}
          onUnbegun={() => {
            const unbegun = unbegunDraft(draft)
            saveDraft(visit, unbegun)
            setDraft(unbegun)
          }}
          onRefused={(fields) => {
            setRefused(fields)
            to('details')
          }}
          onWaiting={() => setCheck('open')}
          onSpent={() => forgetDraft(visit)}
          onArrived={arrive}
        />
      )}
      {step === 'amount' && !checking && <Trust cause={cause} />}
      <Privacy />
    </section>
  )
}

/** Goes on in the form with what was typed, picked and pressed before its code had come. */
function useGoOn(typed: Typed | undefined) {
  const form = useRef<HTMLElement>(null)
  useEffect(() => {
    if (typed) goOnIn(form.current?.querySelector('form') ?? null, typed)
  }, [typed])
  return form
}

/** Moves focus to the head of a step when it changes, but not when the page opens. */
function useStepFocus(step: Step) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
    heading.current?.scrollIntoView({ block: 'nearest' })
  }, [step])
  return heading
}
