export { TimetableScreen, type TimetableScreenProps } from './TimetableScreen.tsx'
