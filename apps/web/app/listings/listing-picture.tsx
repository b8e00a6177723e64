import type { Listing } from '@alpha/contract';
import {
  isPhotoUrl,
  PHOTO_FORMATS,
  PHOTO_TYPES,
  PLAIN_PHOTO_FILE,
  photoSrcSet,
} from '@alpha/contract/photos';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { HouseDrawing } from './house-drawing';
import { isPictureThere } from './picture-check';

/** Best first; JPEG is the fallback for browsers that support neither. */
const SMALLER_FORMATS = PHOTO_FORMATS.filter((format) => format !== 'jpg');

export type ListingImage = Listing['images'][number];

type ListingPictureProps = {
  image: ListingImage | undefined;
  address: string;
  /** Displayed width, as for `<img sizes>`; known by the layout around it. */
  sizes: string;
  /** The largest picture of the page: loaded first. */
  isMain?: boolean;
  /** Failed to load: overlays must be hidden. */
  onMissing?: () => void;
};

/** One picture, slightly toned down; a drawing of a house when there is no photo. */
export function ListingPicture({
  image,
  address,
  sizes,
  isMain = false,
  onMissing,
}: ListingPictureProps) {
  const t = useT('listings');
  if (!image) return <NoPhoto address={address} />;
  const alt = t(image.is_illustration ? 'picture.illustration' : 'picture.photo', { address });
  return <CheckedPicture key={image.image_url} {...{ image, alt, sizes, isMain, onMissing }} />;
}

type CheckedPictureProps = {
  image: ListingImage;
  alt: string;
  sizes: string;
  isMain: boolean;
  onMissing: (() => void) | undefined;
};

function CheckedPicture({ image, alt, sizes, isMain, onMissing }: CheckedPictureProps) {
  const [isBroken, setBroken] = useState(false);
  const frame = useRef<HTMLImageElement>(null);
  const isPhoto = isPhotoUrl(image.image_url);
  const url = isPhoto ? `${image.image_url}/${PLAIN_PHOTO_FILE}` : image.image_url;

  // Checked only when visible: pictures nobody scrolls to are neither loaded nor requested.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // It may have failed before hydration, when there was no listener.
    if (element.complete && element.naturalWidth === 0) return setBroken(true);
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      // The size and format that the browser chose.
      void isPictureThere(element.currentSrc || url).then((isThere) => !isThere && setBroken(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [url]);

  const tellMissing = useEffectEvent(() => onMissing?.());
  useEffect(() => {
    if (isBroken) tellMissing();
  }, [isBroken]);

  if (isBroken) return <BrokenPicture />;
  const picture = (
    <img
      ref={frame}
      {...(isPhoto ? { sizes, srcSet: photoSrcSet(image, 'jpg') } : {})}
      src={url}
      alt={alt}
      width={image.width}
      height={image.height}
      loading={isMain ? 'eager' : 'lazy'}
      {...(isMain && { fetchPriority: 'high' })}
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className="size-full object-cover saturate-78 sepia-6"
    />
  );
  if (!isPhoto) return picture;
  return (
    <picture className="contents">
      {SMALLER_FORMATS.map((format) => (
        <source
          key={format}
          type={PHOTO_TYPES[format]}
          srcSet={photoSrcSet(image, format)}
          sizes={sizes}
        />
      ))}
      {picture}
    </picture>
  );
}

const PLACEHOLDER = 'grid size-full place-content-center justify-items-center bg-sunken text-ink-3';

/** The listing has no photo. */
function NoPhoto({ address }: { address: string }) {
  const t = useT('listings');
  return (
    <span role="img" aria-label={t('picture.noPhoto', { address })} className={PLACEHOLDER}>
      <HouseDrawing className="w-30 max-w-full p-1" />
    </span>
  );
}

/** It has one that fails to load. */
function BrokenPicture() {
  const t = useT('listings');
  return (
    <span className={cx(PLACEHOLDER, 'gap-1 text-14')}>
      <HouseDrawing className="w-20 max-w-full p-1" />
      {t('picture.none')}
    </span>
  );
}
