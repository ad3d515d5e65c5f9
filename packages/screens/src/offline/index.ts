export { default as offlineCss } from './offline.css?inline'
export { OfflineDay, OfflinePage, placeOfDay } from './OfflinePage.tsx'
