/**
 * Photos of listings. `image_url` is the base path of a photo, `/media/photos/<sha256>`; below it are
 * the widths and formats of these lists.
 */
export const PHOTO_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number];

/** In order of preference. */
export const PHOTO_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PhotoFormat = (typeof PHOTO_FORMATS)[number];

export const PHOTO_TYPES = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
} as const satisfies Record<PhotoFormat, string>;

/** Size served at the base path. */
export const PLAIN_PHOTO_FILE = '1280.jpg';

const HASH = /^[0-9a-f]{64}$/;
const BASE = '/media/photos/';

export const photoUrl = (hash: string): string => `${BASE}${hash}`;

export const isPhotoHash = (text: string): boolean => HASH.test(text);

export const isPhotoUrl = (url: string): boolean =>
  url.startsWith(BASE) && isPhotoHash(url.slice(BASE.length));

export function parsePhotoFile(file: string): { width: PhotoWidth; format: PhotoFormat } | null {
  for (const width of PHOTO_WIDTHS)
    for (const format of PHOTO_FORMATS) if (file === `${width}.${format}`) return { width, format };
  return null;
}

/**
 * A `srcset` of one format. Photos are never enlarged: the first size above the photo's width is listed
 * with the photo's own width, and larger ones are omitted.
 */
export function photoSrcSet(
  photo: { image_url: string; width: number },
  format: PhotoFormat,
): string {
  const isWorthIt = (_: PhotoWidth, index: number) => (PHOTO_WIDTHS[index - 1] ?? 0) < photo.width;
  return PHOTO_WIDTHS.filter(isWorthIt)
    .map((width) => `${photo.image_url}/${width}.${format} ${Math.min(width, photo.width)}w`)
    .join(', ');
}
