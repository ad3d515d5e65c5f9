import { noun } from '../frame/defineCommand.ts'
import { exportCommand } from './export.ts'

/** `donations`: the books. */
export const donationsCommand = () => noun('donations', 'Donation exports from the ledger', [exportCommand()])
