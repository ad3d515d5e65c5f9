export { DeskFrame, deskPath, type DeskFrameProps, type DeskPage } from './DeskFrame.tsx'
export { LanguageChoice } from './LanguageChoice.tsx'
export { Loading } from './Loading.tsx'
export { fieldText } from './fieldText.ts'
