export {
  type ChangedListing,
  type ChangeMark,
  listChangedListings,
} from './news/changed-listings.queries.ts';
export { type ListingMatcher, matcherOf } from './news/match-listings.ts';
export { listMatching } from './news/still-matching.service.ts';
export { homePicture, type PictureSources } from './photos/home-picture.ts';
export { registerPhotoRoutes } from './photos/photos.routes.ts';
export { removePhoto, storePhoto } from './photos/photos.service.ts';
export { storePortrait } from './photos/portraits.ts';
export { drawThumbnail } from './photos/thumbnails.ts';
export { registerPropertyRoutes } from './properties/properties.routes.ts';
export { getListings } from './properties/properties.service.ts';
export { marketInMemory, prepareMarket, warmMarket } from './search/market-state.service.ts';
export { isQuestioned, NOT_QUESTIONED } from './search/questioned.ts';
export { registerSearchRoutes } from './search/search.routes.ts';
export { listBest } from './search/search.service.ts';
export {
  listWithoutEstimate,
  refreshSearch,
  storeValues,
  tidySearch,
} from './search/search-index.service.ts';
export { registerCrawlerFiles } from './site/crawler-files.ts';
