import { noun } from '../frame/defineCommand.ts'
import { createCommand } from './create.ts'

/** `donate token`: links that prefill the donation form. */
export const donateCommand = () =>
  noun('donate', 'Links to a donation form with details filled in', [
    noun('token', 'The secret tokens of these links', [createCommand()]),
  ])
