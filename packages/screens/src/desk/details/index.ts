export { DetailsScreen, type DetailsScreenProps } from './DetailsScreen.tsx'
export { DetailsSectionScreen, type DetailsSectionScreenProps } from './SectionScreen.tsx'
