import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { CachedPage } from './pageStore.ts'

/** How long further changes are collected before pages are rendered, in milliseconds. */
const delayMs = 1000

/** A page without a visit for this long, in milliseconds, is not rendered before its next visit. */
const maxIdleMs = 3_600_000

const refreshHeader = 'x-minaret-refresh'

/** Whether a request refreshes a page, and so is not a visit. */
export const isRefresh = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean => headers[refreshHeader] !== undefined

/** Dependencies of refreshing pages. */
export type RefreshDeps = {
  app: FastifyInstance
  /** The host name of a tenant; undefined once it is deleted. */
  hostnameOf: (tenantId: string) => Promise<string | undefined>
}

/**
 * Renders visited pages soon after a change of their content, most visited first, so that no visitor waits for it. Pages
 * are rendered one at a time, through admission control like a visitor's, so that payments come first.
 * @returns a function that adds an outdated page
 */
export function createPageRefresher({ app, hostnameOf }: RefreshDeps): (page: CachedPage) => void {
  const pages = new Map<string, CachedPage>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  app.addHook('onClose', (_app, done) => {
    isClosed = true
    clearTimeout(timer)
    done()
  })

  /** Requests a page like a visitor. @returns whether there was capacity to render it */
  const request = async ({ tenantId, address, language }: CachedPage): Promise<boolean> => {
    const host = await hostnameOf(tenantId)
    if (host === undefined) return true
    const headers = { host, cookie: `language=${language}`, [refreshHeader]: '1' }
    return (await app.inject({ url: address, headers })).statusCode !== 503
  }

  const run = async () => {
    const queue = [...pages.values()].toSorted((a, b) => b.visits - a.visits)
    pages.clear()
    for (const page of queue) if (isClosed || !(await request(page))) break
    timer = undefined
    if (pages.size > 0) start()
  }
  const start = () => {
    // After an error, such as a database that cannot be reached, visitors render the pages.
    timer ??= setTimeout(() => void run().catch(() => (timer = undefined)), delayMs)
    timer.unref()
  }

  return (page) => {
    if (isClosed || performance.now() - page.lastVisitAt > maxIdleMs) return
    pages.set(`${page.tenantId} ${page.language} ${page.address}`, page)
    start()
  }
}
