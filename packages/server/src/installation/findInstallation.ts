import { accessSync, constants, existsSync, realpathSync } from 'node:fs'
import path from 'node:path'

/** How Minaret was installed, for the commands in its output. */
export type Installation = {
  /** The prefix of commands: `npm run minaret --` in a checkout, the program itself in a bundle, which has no npm scripts. */
  command: string
  /** How to start with another setting, as a sentence without a full stop. @param setting like `PORT=3001` */
  start(setting: string): string
  /** What to do if built files are missing, as a sentence without a full stop. */
  rebuild: string
}

const checkout: Installation = {
  command: 'npm run minaret --',
  start: (setting) => `Choose another, for example: ${setting} npm start`,
  rebuild: 'Run `npm run build`, then start again',
}

const isExecutable = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * Detects how Minaret was installed.
 * @param root the folder of the checkout, or of the bundle
 * @param shellPath the value of `PATH`
 */
export function findInstallation(root: string, shellPath = ''): Installation {
  // Only a checkout has the tooling package.
  if (existsSync(path.join(root, 'packages/tooling/bin/boot.mjs'))) return checkout
  const program = path.join(root, 'bin/minaret')
  const isInPath = shellPath
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'minaret'))
    .some((file) => isExecutable(file) && realpathSync(file) === realpathSync(program))
  return {
    command: isInPath ? 'minaret' : program,
    start: (setting) => `Choose another in the settings of the service, for example ${setting}, and start it again`,
    rebuild: 'This copy is incomplete: build the image or the bundle again',
  }
}

/** Replaces a checkout's commands in text by this installation's. */
export const asInstalled = (text: string, { command }: Installation): string =>
  text.replaceAll(checkout.command, () => command)
