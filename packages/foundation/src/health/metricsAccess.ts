import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { isOwnMachine } from '../network/address.ts'

/** What a proxy writes into a request it passes on. */
const forwardingHeaders = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via']

const digest = (text: string) => createHash('sha256').update(text).digest()

/**
 * Whether somebody may read the host's figures: with the token where there is one; without, only a program on this very
 * machine that came through no proxy.
 */
export function mayReadMetrics({ raw }: Pick<FastifyRequest, 'raw'>, token?: string): boolean {
  if (!token)
    return isOwnMachine(raw.socket.remoteAddress ?? '') && !forwardingHeaders.some((name) => name in raw.headers)
  const [, text = ''] = /^Bearer (\S+)$/i.exec(raw.headers.authorization ?? '') ?? []
  return timingSafeEqual(digest(text), digest(token))
}
