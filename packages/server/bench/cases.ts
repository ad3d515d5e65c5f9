/** A measured request. */
export type Case = {
  name: string
  method: 'GET' | 'POST'
  /** `{news}` stands for a news item of the measured mosque. */
  path: string
  /** The n-th body. All bodies differ, so that each is new to the server. */
  body?: (n: number) => unknown
}

/** Six reads and two writes of the contract. */
export const cases: readonly Case[] = [
  { name: "today's prayer times", method: 'GET', path: '/api/prayer-time/today' },
  { name: 'home page', method: 'GET', path: '/api/home' },
  { name: 'list of causes', method: 'GET', path: '/api/donations' },
  { name: 'list of events', method: 'GET', path: '/api/event' },
  { name: 'a piece of news', method: 'GET', path: '/api/news/{news}' },
  { name: 'list of campaigns', method: 'GET', path: '/api/campaigns' },
  {
    name: 'contact form',
    method: 'POST',
    path: '/api/contact',
    body: (n) => ({
      topic: 'general',
      name: 'Aisha Rahman',
      email: `bench-${n}@example.org`,
      message: `Assalamu alaykum. When does the maktab begin? Question ${n}.`,
    }),
  },
  {
    name: 'newsletter',
    method: 'POST',
    path: '/api/subscriber',
    body: (n) => ({ email: `bench-${n}@example.org` }),
  },
]

/** The headers of a request, as the product's own client sends them. */
export const headersOf = ({ body }: Case, hostname: string): Record<string, string> => ({
  host: hostname,
  'x-requested-with': 'XMLHttpRequest',
  ...(body ? { 'content-type': 'application/json' } : {}),
})
