export { announcementLogKinds } from './logKinds.ts'
export { announcementOperations, readCurrentAnnouncements } from './operations.ts'
