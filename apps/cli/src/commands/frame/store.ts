import { existsSync } from 'node:fs'
import path from 'node:path'
import { findTenantNamed, listHostnames, listSlugs, findClosestMatch, OperatorError } from '@minaret/server/operator'
import { openStore, type Store } from '@minaret/server/installation'
import { readEnv, readTenantName } from '../../env.ts'
import { note } from './tell.ts'
import { Interrupted } from './UsageError.ts'

/** The store as a command works with it. */
export type CommandStore = Store & {
  /** Aborted by Ctrl-C: work that takes long stops at the next good place. */
  interrupted: AbortSignal
}

/** A mosque as a command names it. */
export type Found = { id: string; slug: string }

/**
 * Opens the store, beside a running host or alone, does the work and lets everything go again. Ctrl-C lets the work come
 * to its end, so that the database is not left behind, and makes the exit code 130.
 */
export async function withStore<T>(work: (store: CommandStore) => Promise<T>, env = readEnv()): Promise<T> {
  const stop = new AbortController()
  let reportedAt = -Infinity
  const interrupt = () => {
    // A second one ends it at once; npm passes on what the terminal has sent already, which is the same one.
    if (stop.signal.aborted && performance.now() - reportedAt > 1000) process.exit(130)
    if (!stop.signal.aborted) reportedAt = performance.now()
    stop.abort(new Interrupted('Nothing was changed.'))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt)
  // A command must not seem to work for a host that it never reaches.
  if (!env.databaseUrl && !existsSync(path.join(env.dataDir, 'postgres')))
    note(
      `There is no database in ${env.dataDir} yet, so a new one is created. If the server uses another DATA_DIR, set the same here.`,
    )
  const store = await openStore(env, note)
  try {
    return await work({ ...store, interrupted: stop.signal })
  } finally {
    await store.close()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt)
    if (stop.signal.aborted) process.exitCode = 130
  }
}

/** How many names are listed where one was not found. */
const most = 12

function whoIsThere(slugs: readonly string[]): string {
  if (slugs.length === 0)
    return 'There is none yet: create one with "tenant create", or start the server once to load the demonstration.'
  const rest = slugs.length > most ? ` and ${slugs.length - most} more ("tenant list" shows them)` : ''
  return `The ${slugs.length === 1 ? 'mosque is' : 'mosques are'}: ${slugs.slice(0, most).join(', ')}${rest}.`
}

/** @throws OperatorError with the name that was probably meant, or those there are */
async function findNamed(database: Store['database'], name: string): Promise<Found> {
  const found = await findTenantNamed(database, name)
  if (found) return found
  const slugs = await listSlugs(database)
  const near = findClosestMatch(name, [...slugs, ...(await listHostnames(database))])
  throw new OperatorError(`There is no mosque "${name}". ${near ? `Did you mean ${near}?` : whoIsThere(slugs)}`)
}

/**
 * The mosque a command is for: the one named, else the one in `MINARET_TENANT`, else the only one there is.
 * @throws OperatorError that says which there are
 */
export async function findMosque({ database }: Pick<Store, 'database'>, named: string | undefined): Promise<Found> {
  const name = named ?? readTenantName()
  if (name !== undefined) {
    const found = await findNamed(database, name)
    if (named === undefined) note(`For ${found.slug}, from MINARET_TENANT.`)
    return found
  }
  const slugs = await listSlugs(database)
  const [only] = slugs
  if (slugs.length === 1 && only !== undefined) return findNamed(database, only)
  throw new OperatorError(`Choose the mosque with --tenant. ${whoIsThere(slugs)}`)
}

/**
 * {@link withStore} for one mosque.
 * @param name as it was given with `--tenant`, or nothing
 * @throws OperatorError naming the mosques there are, when there is none of that name
 */
export const withTenant = <T>(
  name: string | undefined,
  work: (store: CommandStore, tenantId: string, slug: string) => Promise<T>,
): Promise<T> =>
  withStore(async (store) => {
    const { id, slug } = await findMosque(store, name)
    return work(store, id, slug)
  })
