// One chunk: a visitor who sees one of these sees the others.
export { RichText } from '../app/RichText.tsx'
export { LowerSections } from './LowerSections.tsx'
export { Film } from './Film.tsx'
export { RemainingParts } from './RemainingParts.tsx'
export { ReportName } from './ReportName.tsx'
