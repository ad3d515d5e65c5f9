import type { ServerResponse } from 'node:http'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'

const underWay: Refusal = { status: 429, message: httpMessages.uploadUnderWay, headers: { 'retry-after': '1' } }

/**
 * Lets one body of bytes arrive at a time for each account, so that what one person sends takes little memory and leaves the
 * line to others. Counts in this process: a desk that several servers answer for allows one at each.
 * @returns refuses an account that is sending; otherwise its place is taken until the response has ended
 */
export function createUploadGate(): (accountId: string, response: ServerResponse) => Refusal | undefined {
  const sending = new Map<string, ServerResponse>()
  return (accountId, response) => {
    if (sending.has(accountId)) return underWay
    sending.set(accountId, response)
    const leave = () => {
      // A response closes after it has finished, when the place may be another's.
      if (sending.get(accountId) === response) sending.delete(accountId)
    }
    response.once('finish', leave).once('close', leave)
    return undefined
  }
}
