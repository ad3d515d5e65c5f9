import { deskPath } from '../frame/index.ts'

/** What was brought along: all of it, or one import. */
export const importsPath = (mosque: string, id?: string): string =>
  `${deskPath(mosque, 'details')}/import${id === undefined ? '' : `/${id}`}`
