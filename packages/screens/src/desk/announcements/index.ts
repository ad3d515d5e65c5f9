export { AnnouncementsScreen } from './AnnouncementsScreen.tsx'
export {
  EditAnnouncementScreen,
  type EditAnnouncementScreenProps,
  NewAnnouncementScreen,
  type NewAnnouncementScreenProps,
} from './ComposeScreen.tsx'
