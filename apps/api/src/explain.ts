import { asInstalled, explain as explainError } from '@minaret/server/installation'
import { dataDir, installation } from './env.ts'

/** Explains an error to the operator, with commands in the form this installation uses. */
export const explain = (error: unknown): string =>
  asInstalled(explainError(error, { installation, dataDir }), installation)
