import type { SimulatedDonor } from './donor.ts'
import type { SimulationContext, MosqueContext } from './place.ts'
import type { Step } from './scenario.ts'

/** One of those there are; nothing where there is none. */
export const pick = <T>(some: readonly T[], which: number): T | undefined => some[which % Math.max(some.length, 1)]

type ReturnStep = Extract<Step, { do: 'refund' | 'refund fails' | 'dispute' | 'won' | 'lost' }>

/** Money of a donor goes back, or comes again: by us, in Stripe's dashboard, or by the donor's bank. */
export async function simulateReturn(
  simulation: SimulationContext,
  { mosque, account }: MosqueContext,
  donor: SimulatedDonor,
  step: ReturnStep,
): Promise<void> {
  const { known: names, refunds } = donor
  const own = account
    .ledger()
    .filter(({ kind, giftId, cycleId }) => kind === 'charge' && names.has(giftId ?? cycleId ?? ''))
  const intents = new Set<unknown>(own.map(({ intentId }) => intentId))
  const disputes = [...account.disputes.values()].filter((one) => intents.has(one.payment_intent))
  const isDisputed = (intent: unknown) => disputes.some((one) => one.payment_intent === intent)
  const paid = pick(own, step.which)
  const left = account.ledger().reduce((total, line) => total + (line.intentId === paid?.intentId ? line.amount : 0), 0)
  switch (step.do) {
    case 'refund': {
      if (!paid || isDisputed(paid.intentId) || left <= 0) return
      const amount = Math.max(1, Math.floor((left * step.part) / 100))
      if (!step.byUs) return void account.refund(paid.intentId, amount)
      simulation.giving.stub.failFor(mosque.secretKey, step.faults)
      refunds.set(paid.intentId, (refunds.get(paid.intentId) ?? 0) + 1)
      await simulation.refund(mosque, paid.intentId, amount)
      return
    }
    case 'refund fails': {
      const some = [...account.refunds.values()].filter(
        ({ status, payment_intent }) =>
          status === 'succeeded' && intents.has(payment_intent) && !isDisputed(payment_intent),
      )
      const one = pick(some, step.which)
      if (one) account.failRefund(one.id)
      return
    }
    case 'dispute':
      if (paid && !isDisputed(paid.intentId) && left > 0) account.dispute(paid.intentId, left)
      return
    case 'won':
    case 'lost': {
      const one = pick(
        disputes.filter(({ status }) => status === 'needs_response'),
        step.which,
      )
      if (one) account.closeDispute(one.id, step.do)
    }
  }
}
