import { defineGroup } from '../frame/defineCommand.ts'
import { exportCommand } from './export.ts'

/** `donations`: the ledger. */
export const donationsCommand = () => defineGroup('donations', 'Donation exports from the ledger', [exportCommand()])
