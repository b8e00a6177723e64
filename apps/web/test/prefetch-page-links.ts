/** Screen tests have no files to prefetch. */
export const PrefetchPageLinks = (_: { page: string }) => null;
