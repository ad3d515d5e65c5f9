import { noun } from '../frame/verb.ts'
import { listVerb } from './list.ts'
import { resendVerb } from './resend.ts'

/** `mail`: the emails that leave this installation. */
export const mailCommand = () =>
  noun('mail', 'Emails: what was sent, what is stuck, and sending one again', [listVerb(), resendVerb()])
