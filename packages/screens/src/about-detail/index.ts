export {
  AboutDetailScreen as Screen,
  MissingSection as Missing,
  prefetchSection as prefetch,
} from './AboutDetailScreen.tsx'
