import type { Listing } from '@alpha/contract';
import { useCallback, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';

type ListingPictureProps = { image: Listing['images'][number] | undefined; address: string };

/** The first picture, toned down so that it sits in the paper; a designed gap when it fails. */
export function ListingPicture({ image, address }: ListingPictureProps) {
  const t = useT('site');
  const [isBroken, setBroken] = useState(false);
  // A picture may have failed before the page came alive, when nobody listened.
  const checkEarly = useCallback((element: HTMLImageElement | null) => {
    if (element?.complete && element.naturalWidth === 0) setBroken(true);
  }, []);
  return (
    <div className="relative grid aspect-[16/10] place-items-center overflow-hidden bg-sunken text-14 text-ink-3">
      {image && !isBroken ? (
        <img
          ref={checkEarly}
          src={image.image_url}
          alt={t(image.is_illustration ? 'card.illustration' : 'card.photo', { address })}
          width={image.width}
          height={image.height}
          loading="lazy"
          decoding="async"
          onError={() => setBroken(true)}
          className="size-full object-cover saturate-78 sepia-6"
        />
      ) : (
        t('card.noImage')
      )}
      {image?.is_illustration && !isBroken && (
        <span
          aria-hidden
          className="absolute bottom-2 left-2 rounded-1 bg-surface px-1.5 py-0.5 text-12 text-ink-2"
        >
          {t('card.illustrationMark')}
        </span>
      )}
    </div>
  );
}
