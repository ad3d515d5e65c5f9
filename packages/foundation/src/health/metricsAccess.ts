import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isFromThisMachine } from '../network/thisMachine.ts'

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether somebody may read the host's figures: with the token where there is one; without, only a program on this very
 * machine that came through no proxy.
 */
export function mayReadMetrics({ raw }: Pick<FastifyRequest, 'raw'>, token?: string): boolean {
  if (!token) return isFromThisMachine({ raw })
  const [, text = ''] = /^Bearer (\S+)$/i.exec(raw.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(text), digest(token))
}
