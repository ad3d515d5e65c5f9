import { noun } from '../frame/verb.ts'
import { createVerb } from './create.ts'
import { listVerb } from './list.ts'
import { disableVerb, enableVerb } from './state.ts'

/** `user`: people with an account. */
export const userCommand = () =>
  noun('user', 'People with an account at a mosque', [createVerb(), listVerb(), disableVerb(), enableVerb()])
