import { noun } from '../frame/verb.ts'
import { exportVerb } from './export.ts'

/** `donations`: the books. */
export const donationsCommand = () => noun('donations', 'The books of what was given', [exportVerb()])
