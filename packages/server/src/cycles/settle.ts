import type { Payments } from '../payments/gateway.ts'
import type { CycleAsking } from './land.ts'

/** Reads a regular gift again. Safe at any time and any number of times. */
export async function settleCycle(_asking: CycleAsking, _payments: Payments, _cycleId: string): Promise<void> {}
