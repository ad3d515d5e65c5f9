import { deskPath } from '../frame/index.ts'

/** The path of the imports, or of one import. */
export const importsPath = (mosque: string, id?: string): string =>
  `${deskPath(mosque, 'details')}/import${id === undefined ? '' : `/${id}`}`
