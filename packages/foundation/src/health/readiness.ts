/** A part of the host that is looked at before it says that it is ready. */
export type Check = {
  /** What it is called in the answer. */
  name: string
  /** Whether visitors are answered without it, only less well: it is reported, and the host stays ready. */
  spare?: true
  /** Resolves when all is well. @throws an error whose message is a sentence for the operator, without any secret */
  probe(): Promise<void>
}

/** How one part is. */
export type CheckResult = { ok: boolean; problem?: string }

/** What `/readyz` tells. */
export type Readiness = {
  ready: boolean
  leaving: boolean
  version: string
  build: string
  parts: Record<string, CheckResult>
}

/** Which Minaret this is. */
export type Build = { version: string; build: string }

/** A part that says nothing for so long, in milliseconds, does not answer. */
const checkTimeout = 3000

/** For how long an answer stands, in milliseconds: however often balancers ask, the parts are looked at once. */
const maxAge = 1000

type Parts = Record<string, CheckResult>

/** Looks at some parts, at most once in {@link maxAge}. */
function createCachedChecks(checks: readonly Check[], now: () => number): () => Promise<Parts> {
  let latest: { at: number; parts: Promise<Parts> } | undefined
  return () => {
    if (latest && now() - latest.at < maxAge) return latest.parts
    const results = Promise.all(checks.map(async (check) => [check.name, await runCheck(check)] as const))
    latest = { at: now(), parts: results.then((entries) => Object.fromEntries(entries)) }
    return latest.parts
  }
}

async function runCheck({ probe }: Check): Promise<CheckResult> {
  const wait = new AbortController()
  const late = new Promise<CheckResult>((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, problem: 'It does not respond.' }), checkTimeout)
    wait.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  const outcome = probe().then(
    (): CheckResult => ({ ok: true }),
    (error: unknown): CheckResult => ({
      ok: false,
      problem: error instanceof Error ? error.message : 'It does not respond.',
    }),
  )
  return Promise.race([outcome, late]).finally(() => wait.abort())
}

/**
 * Looks at the parts of a host. Whether it is ready says what a request needs; the rest is looked at for an operator alone.
 * @param now milliseconds; a test may set its own clock
 */
export function createReadiness(checks: readonly Check[], build: Build, now: () => number = Date.now) {
  let leaving = false
  const needed = createCachedChecks(
    checks.filter(({ spare }) => !spare),
    now,
  )
  const spare = createCachedChecks(
    checks.filter((check) => check.spare),
    now,
  )
  const isReady = (parts: Parts) => !leaving && Object.values(parts).every(({ ok }) => ok)
  return {
    /** From now on the host is not ready: whoever sends it visitors should stop. */
    leave() {
      leaving = true
    },
    /** Whether the host has been told to go. */
    get leaving() {
      return leaving
    },
    /** Whether requests can be answered. It waits for nothing a request does not need. */
    isReady: async (): Promise<boolean> => isReady(await needed()),
    /** All of it, for the operator. */
    async read(): Promise<Readiness> {
      const [found, spareParts] = await Promise.all([needed(), spare()])
      return { ready: isReady(found), leaving, ...build, parts: { ...found, ...spareParts } }
    },
  }
}

/** See {@link createReadiness}. */
export type ReadinessMonitor = ReturnType<typeof createReadiness>
