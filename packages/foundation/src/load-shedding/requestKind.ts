import type { FastifyRequest } from 'fastify'
import { isApiRequest } from '../http/isApiRequest.ts'
import type { OperationId } from '../responses/response.ts'
import type { RequestKind } from './policy.ts'

/** All calls of a payment from start to end, and the payment provider's webhook. */
const payments: readonly OperationId[] = [
  'giftStart',
  'giftPay',
  'giftView',
  'giftManage',
  'cycleUpdate',
  'cycleCard',
  'donationTokenDecode',
  'providerEvent',
]

/** POST requests that make no change a person waits for. */
const reads: readonly OperationId[] = ['prayerMonth', 'siteSearch', 'visitorSave', 'vitalsSave']

const isIncluded = (names: readonly string[], name: string | undefined) => name !== undefined && names.includes(name)

/** Returns the kind of a request, for its priority. */
export function getRequestKind(
  request: Pick<FastifyRequest, 'routeOptions' | 'url' | 'method'>,
): Exclude<RequestKind, 'mosque'> {
  const { config, url } = request.routeOptions
  if (isIncluded(payments, config?.operation) || url?.startsWith('/api/stripe/')) return 'payment'
  if (isIncluded(reads, config?.operation)) return 'read'
  if (request.method === 'POST') return 'form'
  if (url?.startsWith('/media/') || url?.startsWith('/files/')) return 'file'
  return url === '*' && !isApiRequest(request) ? 'page' : 'read'
}
