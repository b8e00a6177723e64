import { TAG_COLORS, TAG_NAME_MAX, type TagColor, type TagSetting } from '@alpha/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { changeTag } from '~/data/tags';
import { TagChip } from '~/features/crm/tag-chips';
import { ApiError } from '~/lib/api-error';
import { refusalOf } from '~/lib/api-refusal';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { RadioGroup } from '~/ui/radio-group';
import { toast } from '~/ui/toast';

type TagDialogProps = { tag: TagSetting; onClose: () => void };

/** Name and color, as they will look. */
export function TagDialog({ tag, onClose }: TagDialogProps) {
  const t = useT('settings');
  const ui = useT('ui');
  const formId = useId();
  const cache = useQueryClient();
  const [name, setName] = useState(tag.name);
  const [color, setColor] = useState<TagColor>(tag.color);
  const save = useMutation({
    mutationFn: () => changeTag(cache, tag.id, { name, color }),
    onSuccess: () => {
      toast.success(t('saved'));
      onClose();
    },
  });
  const atName = save.error instanceof ApiError ? save.error.body?.errors?.name?.[0] : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!save.isPending) save.mutate();
  };
  return (
    <Dialog
      isOpen
      isBusy={save.isPending}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="sm"
      title={t('tags.editTitle')}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={save.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} className="grid gap-5" onSubmit={submit}>
        <TextField
          label={t('tags.name')}
          required
          maxLength={TAG_NAME_MAX}
          value={name}
          error={save.isError && (atName ?? refusalOf(save.error) ?? t('failed'))}
          onChange={({ target }) => {
            setName(target.value);
            save.reset();
          }}
        />
        <RadioGroup
          legend={t('tags.color')}
          look="chips"
          value={color}
          onChange={setColor}
          choices={TAG_COLORS.map((value) => ({
            value,
            label: <TagChip tag={{ name: t(`tags.colors.${value}`), color: value }} />,
          }))}
        />
      </form>
    </Dialog>
  );
}
