import { MAX_PORTRAIT_BYTES, type StaffProfile } from '@alpha/contract';
import { useMutation } from '@tanstack/react-query';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { SenderPhoto } from '~/shares/sender/sender-photo';
import { Button } from '~/ui/button';
import { Notice } from '~/ui/notice';

type PortraitFieldProps = {
  profile: StaffProfile;
  name: string;
  onUpload: (photo: File) => Promise<void>;
  onRemove: () => Promise<void>;
};

export function PortraitField({ profile, name, onUpload, onRemove }: PortraitFieldProps) {
  const t = useT('publicProfile');
  const { photo_url } = profile;
  const input = useRef<HTMLInputElement>(null);
  const hintId = useId();
  const [isTooLarge, setTooLarge] = useState(false);
  const upload = useMutation({ mutationFn: onUpload });
  const remove = useMutation({ mutationFn: onRemove });

  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [photo] = event.target.files ?? [];
    // The same file can be chosen again after an error.
    event.target.value = '';
    if (!photo) return;
    const isLarge = photo.size > MAX_PORTRAIT_BYTES;
    setTooLarge(isLarge);
    if (!isLarge) upload.mutate(photo);
  }
  const failed = upload.error ?? remove.error;
  const problem = isTooLarge ? t('tooLarge') : failed && (refusalOf(failed) ?? t('photoFailed'));
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <SenderPhoto sender={{ name, photo_url }} />
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp,image/avif"
          aria-label={t('photo')}
          aria-describedby={hintId}
          className="sr-only"
          tabIndex={-1}
          onChange={choose}
        />
        <Button
          variant="secondary"
          size="sm"
          aria-describedby={hintId}
          isBusy={upload.isPending}
          onClick={() => input.current?.click()}
        >
          {photo_url ? t('replace') : t('upload')}
        </Button>
        {photo_url && (
          <Button
            variant="quiet"
            size="sm"
            isBusy={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('remove')}
          </Button>
        )}
      </div>
      <p id={hintId} className="text-13 text-ink-3">
        {t('photoHint')}
      </p>
      {problem && <Notice tone="loss">{problem}</Notice>}
    </div>
  );
}
