export { announcementKinds, listAnnouncements, defaultDurations } from './announcements.ts'
export type { Announcement, AnnouncementKind } from './announcements.ts'
export { homeOperations } from './operations.ts'
export { announce, endAnnouncement } from './operator.ts'
