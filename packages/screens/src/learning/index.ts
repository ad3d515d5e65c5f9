/** Components shared by classes and courses. */
export { cardMeta } from './cardMeta.tsx'
export { Details, type DetailsProps, type Fact } from './Details.tsx'
export { Listing, type ListingProps } from './Listing.tsx'
export { Loading, Missing, type LoadingProps, type MissingProps } from './States.tsx'
