export { DonorScreen } from './DonorScreen.tsx'
export { DonorsScreen } from './DonorsScreen.tsx'
export { DuplicatesScreen } from './DuplicatesScreen.tsx'
