export { DayScreen, type DayScreenProps } from './DayScreen.tsx'
export { MonthScreen, type MonthScreenProps } from './MonthScreen.tsx'
