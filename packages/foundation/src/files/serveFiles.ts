import { createVariantMaker } from './variantMaker.ts'
import { mountFiles, type FileRoutes } from './routes.ts'
import { fileTasks } from './tasks.ts'

/**
 * Serves the files of every tenant beside the API.
 * @returns its jobs
 */
export function serveFiles({ now, ...rest }: Omit<FileRoutes, 'variantMaker' | 'log'> & { now: () => Date }) {
  const deps = { ...rest, log: rest.app.log }
  const maker = createVariantMaker(deps)
  mountFiles({ ...deps, variantMaker: maker })
  return fileTasks({ ...deps, maker, now })
}
