import { noun } from '../frame/verb.ts'
import { connectVerb } from './connect.ts'
import { fridayVerb } from './friday.ts'
import { listVerb } from './list.ts'
import { purgeDemoVerb } from './purgeDemo.ts'
import { reconcileVerb } from './reconcile.ts'
import { refundVerb } from './refund.ts'
import { replayVerb } from './replay.ts'
import { showVerb } from './show.ts'

/** `payments`: how a mosque takes cards, and what became of what they gave. */
export const paymentsCommand = () =>
  noun('payments', 'Card payments: setup, gifts by card and refunds', [
    connectVerb(),
    listVerb(),
    showVerb(),
    refundVerb(),
    reconcileVerb(),
    replayVerb(),
    fridayVerb(),
    purgeDemoVerb(),
  ])
