import type { ServerResponse } from 'node:http'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'

const underWay: Refusal = { status: 429, message: httpMessages.uploadUnderWay, headers: { 'retry-after': '1' } }

/**
 * Allows each account one upload at a time, to limit memory and bandwidth. It counts per process, so several servers allow one
 * each.
 * @returns a function that refuses an account with an upload in progress, otherwise registers it until the response ends
 */
export function createUploadGate(): (accountId: string, response: ServerResponse) => Refusal | undefined {
  const sending = new Map<string, ServerResponse>()
  return (accountId, response) => {
    if (sending.has(accountId)) return underWay
    sending.set(accountId, response)
    const leave = () => {
      // `close` follows `finish`, when another upload may already be registered.
      if (sending.get(accountId) === response) sending.delete(accountId)
    }
    response.once('finish', leave).once('close', leave)
    return undefined
  }
}
