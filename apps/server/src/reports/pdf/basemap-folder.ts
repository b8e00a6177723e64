import { fileURLToPath } from 'node:url';

/** The files of the page's map: of the build, or of the sources during development and in tests. */
export const BASEMAP_FOLDER = fileURLToPath(
  import.meta.url.endsWith('.ts')
    ? new URL('../../../../web/public/basemap', import.meta.url)
    : new URL('../../web/build/client/basemap', import.meta.url),
);
