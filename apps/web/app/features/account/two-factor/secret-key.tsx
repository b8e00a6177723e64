import { useT } from '~/lib/i18n/use-t';
import { CopyButton } from '~/ui/copy-button';

type SecretKeyProps = { qrImage: string; secret: string };

export function SecretKey({ qrImage, secret }: SecretKeyProps) {
  const t = useT('account');
  return (
    // On a phone the app is on the same device and can't scan its own screen, so the key comes
    // first.
    <div className="flex flex-wrap items-center gap-x-8 gap-y-5">
      <img
        // As an image, an SVG can't run scripts; inline it could.
        src={`data:image/svg+xml;utf8,${encodeURIComponent(qrImage)}`}
        alt={t('twoFactor.setup.qrAlt')}
        width={184}
        height={184}
        // White in the dark theme too: cameras read dark on light.
        className="size-46 rounded-2 border border-line bg-[#fff] p-2 max-md:order-last"
      />
      <div className="min-w-0 basis-56">
        <p className="text-14 font-medium">{t('twoFactor.setup.key')}</p>
        <p className="figures mt-1 mb-3 text-18 leading-relaxed tracking-wide wrap-anywhere">
          {groupsOfFour(secret)}
        </p>
        <CopyButton text={secret} label={t('twoFactor.setup.copyKey')} />
      </div>
    </div>
  );
}

const groupsOfFour = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');
