import type { Listing } from '@alpha/contract';
import { ImageOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { isPictureThere } from './picture-check';

export type ListingImage = Listing['images'][number];

type ListingPictureProps = { image: ListingImage | undefined; address: string };

/** One picture, toned down so that it sits in the paper; a designed gap when it cannot be had. */
export function ListingPicture({ image, address }: ListingPictureProps) {
  const t = useT('listings');
  if (!image) return <NoPicture />;
  const alt = t(image.is_illustration ? 'picture.illustration' : 'picture.photo', { address });
  return <CheckedPicture key={image.image_url} image={image} alt={alt} />;
}

function CheckedPicture({ image, alt }: { image: ListingImage; alt: string }) {
  const [isBroken, setBroken] = useState(false);
  const frame = useRef<HTMLImageElement>(null);
  const { image_url: url } = image;

  // Looked at, and only then: a picture that nobody scrolls to is neither loaded nor asked for.
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    // It may have failed before the page came alive, when nobody listened.
    if (element.complete && element.naturalWidth === 0) return setBroken(true);
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      void isPictureThere(url).then((isThere) => !isThere && setBroken(true));
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [url]);

  if (isBroken) return <NoPicture />;
  return (
    <img
      ref={frame}
      src={url}
      alt={alt}
      width={image.width}
      height={image.height}
      loading="lazy"
      decoding="async"
      draggable={false}
      onError={() => setBroken(true)}
      className="size-full object-cover saturate-78 sepia-6"
    />
  );
}

function NoPicture() {
  const t = useT('listings');
  return (
    <span className="grid size-full place-content-center justify-items-center gap-2 bg-sunken text-14 text-ink-3">
      <ImageOff aria-hidden="true" size={22} strokeWidth={1.25} />
      {t('picture.none')}
    </span>
  );
}
