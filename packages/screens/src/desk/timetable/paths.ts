import { deskPath } from '../frame/index.ts'

/** The path of the timetable upload. */
export const timetablePath = (mosque: string): string => `${deskPath(mosque, 'times')}/timetable`

/** The path of the form for typing in a printed timetable. */
export const typePath = (mosque: string): string => `${timetablePath(mosque)}/type`
