export { AskImamScreen as Screen } from './AskImamScreen.tsx'
