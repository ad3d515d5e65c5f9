export { AnnouncementNotice, type AnnouncementNoticeProps } from './AnnouncementNotice.tsx'
