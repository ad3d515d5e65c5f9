import type { Command } from 'commander'
import { noun } from '../frame/verb.ts'
import { createVerb } from './create.ts'
import { listVerb } from './list.ts'
import { revokeVerb } from './revoke.ts'

/** `tv token`: addresses for the screens in the halls. */
export const tvCommand = (): Command =>
  noun('tv', 'The screens in the halls', [
    noun('token', 'The secret addresses screens open', [createVerb(), listVerb(), revokeVerb()]),
  ])
