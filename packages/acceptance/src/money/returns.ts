import type { SimulatedDonor } from './donor.ts'
import type { SimulationContext, MosqueContext } from './context.ts'
import type { Step } from './scenario.ts'

/** Picks an item by a number of any size; undefined if there are no items. */
export const pick = <T>(items: readonly T[], index: number): T | undefined => items[index % Math.max(items.length, 1)]

type ReturnStep = Extract<Step, { do: 'refund' | 'refund fails' | 'dispute' | 'won' | 'lost' }>

/** Refunds or disputes a donor's gift, or reverses this, through the server, Stripe's dashboard or the donor's bank. */
export async function simulateReturn(
  simulation: SimulationContext,
  { mosque, account }: MosqueContext,
  donor: SimulatedDonor,
  step: ReturnStep,
): Promise<void> {
  const { giftIds, refunds } = donor
  const charges = account
    .ledger()
    .filter(({ kind, giftId, regularGiftId }) => kind === 'charge' && giftIds.has(giftId ?? regularGiftId ?? ''))
  const intents = new Set<unknown>(charges.map(({ intentId }) => intentId))
  const disputes = [...account.disputes.values()].filter((dispute) => intents.has(dispute.payment_intent))
  const isDisputed = (intent: unknown) => disputes.some((dispute) => dispute.payment_intent === intent)
  const charge = pick(charges, step.selector)
  const leftMinor = account
    .ledger()
    .reduce((total, line) => total + (line.intentId === charge?.intentId ? line.amount : 0), 0)
  switch (step.do) {
    case 'refund': {
      if (!charge || isDisputed(charge.intentId) || leftMinor <= 0) return
      const amount = Math.max(1, Math.floor((leftMinor * step.part) / 100))
      if (!step.byServer) return void account.refund(charge.intentId, amount)
      simulation.giving.stub.setFaults(mosque.secretKey, step.faults)
      refunds.set(charge.intentId, (refunds.get(charge.intentId) ?? 0) + 1)
      await simulation.refund(mosque, charge.intentId, amount)
      return
    }
    case 'refund fails': {
      const completedRefunds = [...account.refunds.values()].filter(
        ({ status, payment_intent }) =>
          status === 'succeeded' && intents.has(payment_intent) && !isDisputed(payment_intent),
      )
      const refund = pick(completedRefunds, step.selector)
      if (refund) account.failRefund(refund.id)
      return
    }
    case 'dispute':
      if (charge && !isDisputed(charge.intentId) && leftMinor > 0) account.openDispute(charge.intentId, leftMinor)
      return
    case 'won':
    case 'lost': {
      const dispute = pick(
        disputes.filter(({ status }) => status === 'needs_response'),
        step.selector,
      )
      if (dispute) account.closeDispute(dispute.id, step.do)
    }
  }
}
