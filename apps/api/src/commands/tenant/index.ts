import { noun } from '../frame/verb.ts'
import { allowOriginVerb } from './allowOrigin.ts'

/** `tenant`: the mosques of this host. */
export const tenantCommand = () => noun('tenant', 'The mosques of this host', [allowOriginVerb()])
