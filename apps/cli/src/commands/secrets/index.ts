import { noun } from '../frame/defineCommand.ts'
import { rotateCommand } from './rotate.ts'

/** `secrets`: the key everything secret is sealed under. */
export const secretsCommand = () => noun('secrets', 'The encryption key', [rotateCommand()])
