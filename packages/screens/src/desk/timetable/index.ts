export { TimetableScreen, type TimetableScreenProps } from './TimetableScreen.tsx'
export { TypeTimetableScreen, type TypeTimetableScreenProps } from './TypeScreen.tsx'
