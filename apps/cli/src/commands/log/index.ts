import { noun } from '../frame/verb.ts'
import { verifyCommand } from './verify.ts'

/** `log`: what staff did at the desk. */
export const logCommand = () => noun('log', 'The log of what a mosque’s staff did', [verifyCommand()])
