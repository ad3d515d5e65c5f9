import { noun } from '../frame/defineCommand.ts'
import { verifyCommand } from './verify.ts'

/** `log`: what staff did at the desk. */
export const logCommand = () => noun('log', 'The log of what a mosque’s staff did', [verifyCommand()])
