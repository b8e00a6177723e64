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
  /** How wide it is shown, as in `<img sizes>`: the layout around it knows. */
  sizes: string;
  /** The largest of the page: fetched at once and before the others. */
  isMain?: boolean;
  /** It cannot be had: what is drawn over a picture has no place over the gap. */
  onMissing?: () => void;
};

/** One picture, toned down so that it sits in the paper; a drawing of a house in place of a photo. */
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

  // Looked at, and only then: a picture that nobody scrolls to is neither loaded nor asked for.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // It may have failed before the page came alive, when nobody listened.
    if (element.complete && element.naturalWidth === 0) return setBroken(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Of a photo, the size and format that the browser took, once it has chosen.
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

/** The listing has no photo at all. */
function NoPhoto({ address }: { address: string }) {
  const t = useT('listings');
  return (
    <span role="img" aria-label={t('picture.noPhoto', { address })} className={PLACEHOLDER}>
      <HouseDrawing className="w-30 max-w-full p-1" />
    </span>
  );
}

/** It has one that cannot be loaded. */
function BrokenPicture() {
  const t = useT('listings');
  return (
    <span className={cx(PLACEHOLDER, 'gap-1 text-14')}>
      <HouseDrawing className="w-20 max-w-full p-1" />
      {t('picture.none')}
    </span>
  );
}
