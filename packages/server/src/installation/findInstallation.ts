import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** How this Minaret was installed, as far as what it prints depends on it. */
export type Installation = {
  /** What runs a command: `npm run minaret --` in a checkout, the program itself in a bundle, which has no npm scripts. */
  command: string
  /** How to start with other settings, as a sentence without a full stop. @param setting like `PORT=3001` */
  start(setting: string): string
  /** What to do where built files are missing, as a sentence without a full stop. */
  rebuild: string
}

const checkout: Installation = {
  command: 'npm run minaret --',
  start: (setting) => `Choose another, for example: ${setting} npm start`,
  rebuild: 'Run `npm run build`, then start again',
}

const isProgram = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * What a person types here.
 * @param root the folder of the checkout, or of the bundle
 * @param shellPath where the shell looks for programs, as `PATH` has it
 */
export function findInstallation(root: string, shellPath = ''): Installation {
  // A bundle has the packages' names, and none of what installs and builds.
  if (existsSync(path.join(root, 'packages/tooling/bin/boot.mjs'))) return checkout
  const program = path.join(root, 'bin/minaret')
  const isFound = shellPath
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'minaret'))
    .some((file) => isProgram(file) && realpathSync(file) === realpathSync(program))
  return {
    command: isFound ? 'minaret' : program,
    start: (setting) => `Choose another in the settings of the service, for example ${setting}, and start it again`,
    rebuild: 'This copy is incomplete: build the image or the bundle again',
  }
}

/** A text with its commands as they are typed here. @param text has them as in a checkout */
export const asInstalled = (text: string, { command }: Installation): string =>
  text.replaceAll(checkout.command, () => command)
