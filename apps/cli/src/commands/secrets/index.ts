import { defineGroup } from '../frame/defineCommand.ts'
import { rotateCommand } from './rotate.ts'

/** `secrets`: the encryption key of all secrets. */
export const secretsCommand = () => defineGroup('secrets', 'The encryption key', [rotateCommand()])
