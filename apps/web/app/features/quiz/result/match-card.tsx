import type { TenYearOutcome } from '@alpha/contract';
import type { PropertyMatch } from '@alpha/contract/matches';
import { shownPrice } from '@alpha/report-model/property-facts';
import { ROI_DECIMALS } from '@alpha/report-model/units';
import type { ReactNode } from 'react';
import { toggleSaved } from '~/data/saved-homes';
import { useT } from '~/lib/i18n/use-t';
import { homeTypeKey } from '~/listings/home-type';
import { ListingPicture } from '~/listings/listing-picture';
import { outcomeFacts, planTone } from '~/listings/outcome-facts';
import { OutcomeRange } from '~/listings/outcome-range';
import { useOutcomeTexts } from '~/listings/use-outcome-texts';
import { cx } from '~/ui/class-names';
import { TONES } from '~/ui/metric-strip';
import { Money, Percent, Rate } from '~/ui/money';
import { SaveButton } from '~/visitors/save-button';
import { MatchReason } from './match-reason';

const SIZES = '(min-width: 1376px) 416px, (min-width: 720px) 31vw, 92vw';

/** A short listing card. The report is discussed in the call, so the card has no link. */
export function MatchCard({ match }: { match: PropertyMatch }) {
  const { listing: home, reason, warning, chance_of_loss } = match;
  const t = useT('listings');
  const result = useT('quizResult');
  const { address, city, state } = home;
  const price = shownPrice(home);
  const [image] = home.images;
  return (
    <article className="h-full overflow-hidden rounded-3 border border-line bg-surface">
      <div className="relative aspect-[16/10] overflow-hidden bg-sunken">
        <ListingPicture image={image} address={address} sizes={SIZES} />
        <SaveButton
          home={{ property_id: home.id }}
          address={address}
          onToggle={toggleSaved}
          className="absolute top-3 right-3"
        />
        {image?.is_illustration && (
          <span
            aria-hidden="true"
            className="absolute bottom-2 left-2 rounded-1 bg-surface px-1.5 py-0.5 text-12 text-ink-2"
          >
            {t('picture.illustrationMark')}
          </span>
        )}
      </div>
      <div className="px-5 pt-4.5 pb-3.5">
        <h3 className="text-20">{address}</h3>
        <p className="text-14 text-ink-3">
          {t('teaser.place', { city, state, type: t(homeTypeKey(home.type)) })}
        </p>
        {/* Two lines, so that the figures of neighboring cards line up. */}
        <p
          className={cx(
            'mt-2.5 text-14 font-medium text-pretty md:min-h-10.5',
            warning ? 'text-loss' : 'text-accent',
          )}
        >
          {warning && result(`matches.warning.${warning}`)}
          {!warning && reason && <MatchReason reason={reason} />}
        </p>
      </div>
      {home.outcome && (
        <OutcomeRange
          outcome={home.outcome}
          className="mx-5 border-t border-line py-2.5 [--range-ground:var(--surface)]"
        />
      )}
      <dl className="mx-5 border-t border-line pt-2.5 pb-4 text-14">
        <Fact label={t('teaser.price', { kind: price.kind })}>
          <Money value={price.amount} />
        </Fact>
        <Fact label={result('matches.down')}>
          <Money value={home.propertyEstimates?.downpayment} />
        </Fact>
        <Fact label={t('teaser.roi')}>
          <Percent
            value={home.total_roi}
            decimals={ROI_DECIMALS}
            sign
            tone={planTone(home.total_roi, home.outcome)}
          />
        </Fact>
        {home.outcome ? (
          <OutcomeRows outcome={home.outcome} />
        ) : (
          <Fact label={result('matches.loss')}>
            <Rate fraction={chance_of_loss} decimals={ROI_DECIMALS} />
          </Fact>
        )}
      </dl>
    </article>
  );
}

function OutcomeRows({ outcome }: { outcome: TenYearOutcome }) {
  return outcomeFacts(useOutcomeTexts(outcome)).map(({ key, label, value, tone }) => (
    <Fact key={key} label={label}>
      <span className={TONES[tone]}>{value}</span>
    </Fact>
  ));
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex justify-between gap-4 py-1.5">
      <dt className="text-ink-2">{label}</dt>
      <dd className="figures text-right font-semibold">{children}</dd>
    </div>
  );
}
