import { existsSync } from 'node:fs'
import path from 'node:path'
import { findTenantNamed, listHostnames, listSlugs, findClosestMatch, OperatorError } from '@minaret/server/operator'
import { openStore, type Store } from '@minaret/server/installation'
import { readEnv, readTenantName } from '../../env.ts'
import { printNote } from './output.ts'
import { Interrupted } from './UsageError.ts'

/** The store as a command uses it. */
export type CommandStore = Store & {
  /** Aborted by Ctrl-C: long work stops at the next safe point. */
  interrupted: AbortSignal
}

/** The mosque that a command works on. */
export type CommandMosque = { id: string; slug: string }

/**
 * Opens the store, with or without a running server, does the work and closes it. After Ctrl-C the work may
 * still finish, so that the database is closed properly, and the exit code is 130.
 */
export async function withStore<T>(work: (store: CommandStore) => Promise<T>, env = readEnv()): Promise<T> {
  const controller = new AbortController()
  let interruptedAt = -Infinity
  const interrupt = () => {
    // A second Ctrl-C exits immediately. npm forwards the signal that the terminal has already sent; this duplicate
    // is ignored.
    if (controller.signal.aborted && performance.now() - interruptedAt > 1000) process.exit(130)
    if (!controller.signal.aborted) interruptedAt = performance.now()
    controller.abort(new Interrupted('Nothing was changed.'))
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, interrupt)
  // A command must not use a different database than the server without warning.
  if (!env.databaseUrl && !existsSync(path.join(env.dataDir, 'postgres')))
    printNote(
      `There is no database in ${env.dataDir} yet, so a new one is being created. If the server uses a different DATA_DIR, set it here too.`,
    )
  const store = await openStore(env, printNote)
  try {
    return await work({ ...store, interrupted: controller.signal })
  } finally {
    await store.close()
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.off(signal, interrupt)
    if (controller.signal.aborted) process.exitCode = 130
  }
}

/** The maximum number of names listed in an error message. */
const maxListed = 12

function describeSlugs(slugs: readonly string[]): string {
  if (slugs.length === 0)
    return 'There are no mosques yet: create one with "tenant create", or start the server once to load the demonstration.'
  const remainder = slugs.length > maxListed ? ` and ${slugs.length - maxListed} more (see "tenant list")` : ''
  return `Available: ${slugs.slice(0, maxListed).join(', ')}${remainder}.`
}

/** @throws OperatorError with the most similar name, or with the existing names */
async function findByName(database: Store['database'], name: string): Promise<CommandMosque> {
  const tenant = await findTenantNamed(database, name)
  if (tenant) return tenant
  const slugs = await listSlugs(database)
  const suggestion = findClosestMatch(name, [...slugs, ...(await listHostnames(database))])
  throw new OperatorError(
    `There is no mosque "${name}". ${suggestion ? `Did you mean ${suggestion}?` : describeSlugs(slugs)}`,
  )
}

/**
 * Finds a command's mosque: from `--tenant`, else from `MINARET_TENANT`, else the only one.
 * @throws OperatorError that lists the existing mosques
 */
export async function findMosque(
  { database }: Pick<Store, 'database'>,
  tenantOption: string | undefined,
): Promise<CommandMosque> {
  const name = tenantOption ?? readTenantName()
  if (name !== undefined) {
    const tenant = await findByName(database, name)
    if (tenantOption === undefined) printNote(`Mosque: ${tenant.slug} (from MINARET_TENANT).`)
    return tenant
  }
  const slugs = await listSlugs(database)
  const [onlySlug] = slugs
  if (slugs.length === 1 && onlySlug !== undefined) return findByName(database, onlySlug)
  throw new OperatorError(`Choose the mosque with --tenant. ${describeSlugs(slugs)}`)
}

/**
 * {@link withStore} for one mosque.
 * @param name the value of `--tenant`
 * @throws OperatorError with the existing mosques if none has that name
 */
export const withTenant = <T>(
  name: string | undefined,
  work: (store: CommandStore, tenantId: string, slug: string) => Promise<T>,
): Promise<T> =>
  withStore(async (store) => {
    const { id, slug } = await findMosque(store, name)
    return work(store, id, slug)
  })
