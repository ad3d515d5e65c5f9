import { noun } from '../frame/verb.ts'
import { getVerb } from './get.ts'
import { listVerb } from './list.ts'
import { setVerb, unsetVerb } from './set.ts'

/** `config`: a mosque's settings. */
export const configCommand = () =>
  noun('config', "A mosque's settings", [listVerb(), getVerb(), setVerb(), unsetVerb()])
