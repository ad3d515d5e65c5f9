/** A readiness check of one part of the server. */
export type Check = {
  /** Its name in the response. */
  name: string
  /** Whether it is optional: a failure is reported, and the server stays ready. */
  optional?: true
  /** Resolves if the check passes. @throws an error whose message is for the operator and contains no secret */
  probe(): Promise<void>
}

/** Result of one check. */
export type CheckResult = { ok: boolean; problem?: string }

/** Response of `/readyz`. */
export type Readiness = {
  ready: boolean
  leaving: boolean
  version: string
  build: string
  parts: Record<string, CheckResult>
}

/** Version of Minaret. */
export type Build = { version: string; build: string }

/** Timeout of a check in milliseconds. */
const checkTimeout = 3000

/** Milliseconds results are cached, so that frequent requests from load balancers run the checks once. */
const maxAge = 1000

type Parts = Record<string, CheckResult>

/** Runs checks, at most once in {@link maxAge}. */
function createCachedChecks(checks: readonly Check[], now: () => number): () => Promise<Parts> {
  let latestResults: { at: number; parts: Promise<Parts> } | undefined
  return () => {
    if (latestResults && now() - latestResults.at < maxAge) return latestResults.parts
    const results = Promise.all(checks.map(async (check) => [check.name, await runCheck(check)] as const))
    latestResults = { at: now(), parts: results.then((entries) => Object.fromEntries(entries)) }
    return latestResults.parts
  }
}

async function runCheck({ probe }: Check): Promise<CheckResult> {
  const done = new AbortController()
  const timeout = new Promise<CheckResult>((resolve) => {
    const timer = setTimeout(() => resolve({ ok: false, problem: 'It does not respond.' }), checkTimeout)
    done.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  const outcome = probe().then(
    (): CheckResult => ({ ok: true }),
    (error: unknown): CheckResult => ({
      ok: false,
      problem: error instanceof Error ? error.message : 'It does not respond.',
    }),
  )
  return Promise.race([outcome, timeout]).finally(() => done.abort())
}

/**
 * Creates the readiness monitor of a server. Readiness depends only on what requests need; optional checks are only for the
 * operator.
 * @param now the clock in milliseconds; tests may set their own
 */
export function createReadiness(checks: readonly Check[], build: Build, now: () => number = Date.now) {
  let isLeaving = false
  const requiredChecks = createCachedChecks(
    checks.filter(({ optional }) => !optional),
    now,
  )
  const optionalChecks = createCachedChecks(
    checks.filter((check) => check.optional),
    now,
  )
  const isReady = (parts: Parts) => !isLeaving && Object.values(parts).every(({ ok }) => ok)
  return {
    /** Marks the server as shutting down and not ready, so that load balancers stop sending requests. */
    leave() {
      isLeaving = true
    },
    /** Whether the server is shutting down. */
    get leaving() {
      return isLeaving
    },
    /** Whether requests can be served. It does not wait for optional checks. */
    isReady: async (): Promise<boolean> => isReady(await requiredChecks()),
    /** Returns all results, for the operator. */
    async read(): Promise<Readiness> {
      const [parts, optionalParts] = await Promise.all([requiredChecks(), optionalChecks()])
      return { ready: isReady(parts), leaving: isLeaving, ...build, parts: { ...parts, ...optionalParts } }
    },
  }
}

/** See {@link createReadiness}. */
export type ReadinessMonitor = ReturnType<typeof createReadiness>
