import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isFromThisMachine } from '../network/thisMachine.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether a request may read the metrics: with the token if one is set; otherwise only from this machine, and not through a
 * proxy.
 */
export function mayReadMetrics({ raw }: Pick<FastifyRequest, 'raw'>, token?: string): boolean {
  if (!token) return isFromThisMachine({ raw })
  const [, bearerToken = ''] = /^Bearer (\S+)$/i.exec(raw.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(bearerToken), digest(token))
}
