import { asInstalled, explain as explainError } from '@minaret/server/installation'
import { dataDir, installation } from './env.ts'

/** What to tell the operator of an error, with commands as they are typed here. */
export const explain = (error: unknown): string =>
  asInstalled(explainError(error, { installation, dataDir }), installation)
