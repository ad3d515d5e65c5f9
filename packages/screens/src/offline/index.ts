export { default as offlineCss } from './offline.css?inline'
export { OfflineDay, OfflinePage, dayPlaceholder as placeOfDay } from './OfflinePage.tsx'
