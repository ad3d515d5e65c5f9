import { noun } from '../frame/verb.ts'
import { connectVerb } from './connect.ts'

/** `payments`: how a mosque takes cards. */
export const paymentsCommand = () => noun('payments', 'How a mosque takes cards', [connectVerb()])
