import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { OperatorError, type Site } from '@minaret/server'

const website = fileURLToPath(new URL('../../website/dist', import.meta.url))

/** The seam to a built app: what its server bundle promises to export. */
type Bundle = { createSite(options: { folder: string }): Promise<Site> | Site }

const isBundle = (value: object): value is Bundle => 'createSite' in value && typeof value.createSite === 'function'

/**
 * The built website. The host and the website are separate apps: one is handed to the other as files, at run time.
 * @throws when it has not been built
 */
export async function loadSite(): Promise<Site> {
  const file = `${website}/server/entry-server.js`
  if (!existsSync(file))
    throw new OperatorError('The website has not been built. Run `npm run build`, then start again.')
  const bundle: object = await import(pathToFileURL(file).href)
  if (!isBundle(bundle)) throw new OperatorError(`${file} is not a website of this version. Run \`npm run build\`.`)
  return bundle.createSite({ folder: `${website}/client` })
}
