import { noun } from '../frame/verb.ts'
import { exportVerb } from './export.ts'

/** `donations`: the books. */
export const donationsCommand = () => noun('donations', 'Donation exports from the ledger', [exportVerb()])
