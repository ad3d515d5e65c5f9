import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  dataDirOf,
  type Env,
  EnvError,
  type ExplainContext,
  findInstallation,
  readEnv as parseEnv,
} from '@minaret/server/installation'
import { OperatorError } from '@minaret/server/operator'

/** The folder of the checkout, or of the bundle. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** How this Minaret was installed. */
export const installation = findInstallation(projectRoot, process.env.PATH)

/** The environment, parsed. @throws EnvError that lists every invalid variable */
export const readEnv = (): Env => parseEnv(process.env, projectRoot)

/** The environment of a command that creates links to the desk. @throws OperatorError if there is no desk */
export function readDeskEnv(): Env & { deskHost: string } {
  const env = readEnv()
  const { deskHost } = env
  if (!deskHost)
    throw new OperatorError('The desk has no address. Set DESK_HOST to its host name, such as desk.example.org.')
  return { ...env, deskHost }
}

/** The values that the explanation of an error needs; works with an invalid environment too. */
export const readExplainContext = (): ExplainContext => ({
  installation,
  dataDir: dataDirOf(process.env, projectRoot),
})

/** The build id set by the operator, for a command that needs nothing else from the environment. */
export const readBuildId = (): string | undefined => process.env.BUILD_ID || undefined

/** The default mosque of commands; `--tenant` takes precedence. */
export const readTenantName = (): string | undefined => process.env.MINARET_TENANT || undefined

/** The variables of the keys: an argument would be visible in the process list and the shell's history. */
export const stripeKeyNames = ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/**
 * A tenant's Stripe keys, for the one command that stores them.
 * @throws EnvError that lists every missing one
 */
export function readStripeKeys() {
  const missingNames = stripeKeyNames.filter((name) => !process.env[name])
  if (missingNames.length > 0)
    throw new EnvError(
      `Set the keys in the environment, so that they do not appear in the command history. Missing: ${missingNames.join(', ')}.`,
    )
  const [publishableKey = '', secretKey = '', webhookSecret = ''] = stripeKeyNames.map((name) => process.env[name])
  return { publishableKey, secretKey, webhookSecret }
}

/**
 * The target database of `tenant move`: an argument would be visible in the process list.
 * @throws EnvError if it is missing
 */
export function readMoveTarget(): string {
  const url = process.env.MOVE_TO_DATABASE_URL ?? ''
  if (/^postgres(ql)?:\/\//.test(url)) return url
  throw new EnvError(
    'Set MOVE_TO_DATABASE_URL to the database to move the mosque to: the DATABASE_URL of its servers (postgres://user:password@host/database).',
  )
}

/**
 * Resolves a path from the operator's working directory: npm runs scripts in the project's folder.
 * @throws OperatorError if it is a web address
 */
export function resolvePath(file: string): string {
  if (/^(?:https?|ftp|s3|file):\/\//i.test(file))
    throw new OperatorError(
      `${file} is a web address, and only local files can be read. Download it, then use the downloaded file.`,
    )
  return path.resolve(process.env.INIT_CWD ?? process.cwd(), file)
}
