import { defineGroup } from '../frame/defineCommand.ts'
import { createCommand } from './create.ts'

/** `donate token`: links that prefill the donation form. */
export const donateCommand = () =>
  defineGroup('donate', 'Prefilled donation links', [
    defineGroup('token', 'The secret tokens of these links', [createCommand()]),
  ])
