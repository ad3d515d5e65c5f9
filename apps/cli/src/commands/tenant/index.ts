import { noun } from '../frame/verb.ts'
import { createVerb } from './create.ts'
import { addHostVerb, listHostsVerb, removeHostVerb } from './hosts.ts'
import { listVerb } from './list.ts'
import { allowOriginVerb, disallowOriginVerb, listOriginsVerb } from './origins.ts'
import { showVerb } from './show.ts'
import { openVerb, suspendVerb } from './state.ts'
import { deleteVerb, exportVerb } from './whole.ts'

/** `tenant`: the mosques of this host. */
export const tenantCommand = () =>
  noun('tenant', 'The mosques on this server', [
    createVerb(),
    listVerb(),
    showVerb(),
    suspendVerb(),
    openVerb(),
    addHostVerb(),
    removeHostVerb(),
    listHostsVerb(),
    allowOriginVerb(),
    disallowOriginVerb(),
    listOriginsVerb(),
    exportVerb(),
    deleteVerb(),
  ])
