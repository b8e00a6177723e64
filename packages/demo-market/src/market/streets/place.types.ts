/** A spot beside a street. `isShared` marks a street name that many cities have. */
export type Place = { street: string; latitude: number; longitude: number; isShared: boolean };
