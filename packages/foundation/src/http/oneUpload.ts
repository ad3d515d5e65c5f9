import type { ServerResponse } from 'node:http'
import type { Refusal } from '../responses/response.ts'
import { messages as httpMessages } from './messages.gen.ts'

const uploadInProgress: Refusal = { status: 429, message: httpMessages.uploadUnderWay, headers: { 'retry-after': '1' } }

/**
 * Allows each account one upload at a time, to limit memory and bandwidth. It counts per process, so several servers allow one
 * each.
 * @returns a function that refuses an account with an upload in progress, otherwise registers it until the response ends
 */
export function createUploadGate(): (accountId: string, response: ServerResponse) => Refusal | undefined {
  const uploads = new Map<string, ServerResponse>()
  return (accountId, response) => {
    if (uploads.has(accountId)) return uploadInProgress
    uploads.set(accountId, response)
    const release = () => {
      // `close` follows `finish`, when another upload may already be registered.
      if (uploads.get(accountId) === response) uploads.delete(accountId)
    }
    response.once('finish', release).once('close', release)
    return undefined
  }
}
