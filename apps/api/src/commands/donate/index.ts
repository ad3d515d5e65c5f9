import { noun } from '../frame/verb.ts'
import { createVerb } from './create.ts'

/** `donate token`: links that fill a gift in. */
export const donateCommand = () =>
  noun('donate', 'Links that fill a gift in', [noun('token', 'The secret part of such a link', [createVerb()])])
