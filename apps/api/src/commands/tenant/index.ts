import { noun } from '../frame/verb.ts'
import { addHostVerb } from './addHost.ts'
import { allowOriginVerb } from './allowOrigin.ts'
import { createVerb } from './create.ts'
import { listVerb } from './list.ts'
import { showVerb } from './show.ts'
import { openVerb, suspendVerb } from './state.ts'
import { deleteVerb, exportVerb } from './whole.ts'

/** `tenant`: the mosques of this host. */
export const tenantCommand = () =>
  noun('tenant', 'The mosques of this host', [
    createVerb(),
    listVerb(),
    showVerb(),
    suspendVerb(),
    openVerb(),
    addHostVerb(),
    allowOriginVerb(),
    exportVerb(),
    deleteVerb(),
  ])
