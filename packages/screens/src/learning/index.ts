/** Components shared by classes and courses. */
export { cardMeta } from './cardMeta.tsx'
export { Details, type DetailsProps, type Fact } from './Details.tsx'
export { Listing, type ListingProps } from './Listing.tsx'
export { Missing, type MissingProps } from './Missing.tsx'
