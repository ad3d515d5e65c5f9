import { noun } from '../frame/verb.ts'
import { exportVerb } from './export.ts'
import { listVerb } from './list.ts'

/** `subscribers`: who gets the newsletter. */
export const subscribersCommand = () => noun('subscribers', 'Newsletter subscribers', [listVerb(), exportVerb()])
