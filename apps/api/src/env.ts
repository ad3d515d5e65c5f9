import { fileURLToPath } from 'node:url'
import {
  dataDirOf,
  type Env,
  type Environment,
  findInstallation,
  readEnv as parseEnv,
} from '@minaret/server/installation'

/** The folder of the checkout, or of the bundle. */
export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url))

/** How this Minaret was installed. */
export const installation = findInstallation(projectRoot, process.env.PATH)

/** The data folder. */
export const dataDir = dataDirOf(process.env, projectRoot)

/** The environment, parsed. @throws EnvError that lists every invalid variable */
export const readEnv = (environment: Environment = process.env): Env => parseEnv(environment, projectRoot)

/** The environment of a development server: its data is separate from that of `npm start`, and React reports mistakes. */
export const developmentEnvironment = (): Environment => ({
  DATA_DIR: '.data/dev',
  STOP_TIMEOUT: '1',
  ...process.env,
  NODE_ENV: 'development',
})
