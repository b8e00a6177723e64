import type { OwnedHome } from '@alpha/contract';
import { saveLand } from '~/data/owned-homes';
import { useLocale } from '~/lib/i18n/locale-provider';
import { useT } from '~/lib/i18n/use-t';
import { readCents } from '~/owned-homes/money-input';
import { FieldDialog } from '~/ui/field-dialog';

type LandDialogProps = {
  home: OwnedHome;
  onChange: (home: OwnedHome) => void;
  onClose: () => void;
};

/** Empty: not known. */
export function LandDialog({ home, onChange, onClose }: LandDialogProps) {
  const t = useT('ownedHomes');
  const locale = useLocale();
  const { land_cents: before } = home;
  return (
    <FieldDialog
      title={t('land.action')}
      label={t('buy.land')}
      hint={t('land.hint')}
      before="$"
      inputMode="decimal"
      saveLabel={t('entry.save')}
      initial={before === null ? '' : String(Math.round(before / 100))}
      read={(text) => {
        const cents = text.trim() === '' ? null : readCents(text, locale);
        return cents == null || (cents >= 0 && cents <= home.price_cents) ? cents : undefined;
      }}
      wrong={t('land.wrong')}
      save={async (cents) => onChange(await saveLand(home.id, cents))}
      onClose={onClose}
    />
  );
}
