import { noun } from '../frame/defineCommand.ts'
import { exportCommand } from './export.ts'

/** `donations`: the ledger. */
export const donationsCommand = () => noun('donations', 'Donation exports from the ledger', [exportCommand()])
