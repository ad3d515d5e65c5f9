import { noun } from '../frame/verb.ts'
import { exportCommand } from './export.ts'

/** `donations`: the books. */
export const donationsCommand = () => noun('donations', 'Donation exports from the ledger', [exportCommand()])
