export { CharityScreen } from './CharityScreen.tsx'
export { DeclarationsScreen } from './DeclarationsScreen.tsx'
export { FilingScreen } from './FilingScreen.tsx'
export { GiftAidScreen } from './GiftAidScreen.tsx'
