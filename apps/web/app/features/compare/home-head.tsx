import type { ComparedHome } from '@alpha/contract';
import { X } from 'lucide-react';
import { Link } from 'react-router';
import { useT } from '~/lib/i18n/use-t';
import { ListingPicture } from '~/listings/listing-picture';
import { Badge } from '~/ui/badge';
import { cx } from '~/ui/class-names';
import { IconButton } from '~/ui/icon-button';

type HomeHeadProps = {
  home: ComparedHome;
  report: string | undefined;
  onRemove: (() => void) | undefined;
};

/** A column's head: picture, street, city, and the way to its report. */
export function HomeHead({ home, report, onRemove }: HomeHeadProps) {
  const t = useT('compare');
  const { address, city, status, image } = home;
  const isGone = status !== 'active' && status !== 'pending';
  return (
    <th scope="col" className="compare-home align-top">
      <div
        className={cx(
          'relative aspect-[3/2] overflow-hidden rounded-2 bg-sunken',
          isGone && 'grayscale',
        )}
      >
        <ListingPicture image={image ?? undefined} address={address} sizes="160px" />
        {status !== 'active' && (
          <span className="absolute bottom-1.5 left-1.5">
            <Badge tone="loss">{t(`status.${status}`)}</Badge>
          </span>
        )}
        {onRemove && (
          <IconButton
            isRound
            size="sm"
            variant="secondary"
            label={t('remove', { home: address })}
            onClick={onRemove}
            className="absolute! top-1.5 right-1.5"
          >
            <X aria-hidden="true" size={16} strokeWidth={1.75} />
          </IconButton>
        )}
      </div>
      <p className="mt-2 font-serif text-16 leading-tight font-[480] text-balance">
        {report ? (
          <Link
            to={report}
            aria-label={t('report', { home: address })}
            className="inline-flex min-h-11 items-start hover:text-accent hover:underline"
          >
            {address}
          </Link>
        ) : (
          address
        )}
      </p>
      <p className="text-13 font-normal text-ink-2">{city}</p>
    </th>
  );
}
