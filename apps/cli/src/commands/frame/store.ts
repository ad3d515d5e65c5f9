import { existsSync } from 'node:fs'
import path from 'node:path'
import { findTenantNamed, listHostnames, listSlugs, findClosestMatch, OperatorError } from '@minaret/server/operator'
import { openStore, type Store } from '@minaret/server/installation'
import { readEnv, readTenantName } from '../../env.ts'
import { note } from './tell.ts'
import { Interrupted } from './UsageError.ts'

/** The store and what goes with it, for a command. */
export type CommandStore = Store & {
  /** Aborted by Ctrl-C: long work stops at the next safe point. */
  interrupted: AbortSignal
}

/** The mosque of a command. */
export type Found = { id: string; slug: string }

/**
 * Opens the store, alone or beside a running server, does the work and closes it. After Ctrl-C the work may still
 * finish, so that the database is closed properly, and the exit code is 130.
 */
export async function withStore<T>(work: (store: CommandStore) => Promise<T>, env = readEnv()): Promise<T> {
  const stop = new AbortController()
  let reportedAt = -Infinity
  const interrupt = () => {
    // A second Ctrl-C ends it at once; npm forwards the signal that the terminal has sent already, which does not count.
    if (stop.signal.aborted && performance.now() - reportedAt > 1000) process.exit(130)
    if (!stop.signal.aborted) reportedAt = performance.now()
    stop.abort(new Interrupted('Nothing was changed.'))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt)
  // A command must not use a database other than the server's without notice.
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

/** How many names an error lists. */
const maxListed = 12

function whoIsThere(slugs: readonly string[]): string {
  if (slugs.length === 0)
    return 'There is none yet: create one with "tenant create", or start the server once to load the demonstration.'
  const rest = slugs.length > maxListed ? ` and ${slugs.length - maxListed} more ("tenant list" shows them)` : ''
  return `The ${slugs.length === 1 ? 'mosque is' : 'mosques are'}: ${slugs.slice(0, maxListed).join(', ')}${rest}.`
}

/** @throws OperatorError with the most similar name, or with the existing ones */
async function findNamed(database: Store['database'], name: string): Promise<Found> {
  const found = await findTenantNamed(database, name)
  if (found) return found
  const slugs = await listSlugs(database)
  const near = findClosestMatch(name, [...slugs, ...(await listHostnames(database))])
  throw new OperatorError(`There is no mosque "${name}". ${near ? `Did you mean ${near}?` : whoIsThere(slugs)}`)
}

/**
 * The mosque of a command: the one named, else the one in `MINARET_TENANT`, else the only one.
 * @throws OperatorError that lists the existing ones
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
 * @param name the value of `--tenant`, if given
 * @throws OperatorError with the existing mosques, when none has that name
 */
export const withTenant = <T>(
  name: string | undefined,
  work: (store: CommandStore, tenantId: string, slug: string) => Promise<T>,
): Promise<T> =>
  withStore(async (store) => {
    const { id, slug } = await findMosque(store, name)
    return work(store, id, slug)
  })
