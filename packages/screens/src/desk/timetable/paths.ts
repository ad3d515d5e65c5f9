import { deskPath } from '../frame/index.ts'

/** The page on which a timetable is taken over from a file. */
export const timetablePath = (mosque: string): string => `${deskPath(mosque, 'times')}/timetable`

/** The page on which one is typed from paper. */
export const typePath = (mosque: string): string => `${timetablePath(mosque)}/type`
