import type { Command } from 'commander'
import { noun } from '../frame/verb.ts'
import { createVerb } from './create.ts'
import { listVerb } from './list.ts'
import { reloadVerb } from './reload.ts'
import { revokeVerb } from './revoke.ts'
import { tokensVerb } from './tokens.ts'

/** `tv`: the screens in the halls, and `tv token`, their addresses. */
export const tvCommand = (): Command =>
  noun('tv', 'The prayer hall displays', [
    listVerb(),
    reloadVerb(),
    noun('token', 'The secret addresses of displays', [createVerb(), tokensVerb(), revokeVerb()]),
  ])
