import { useMutation } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { type RefObject, useState } from 'react';
import { useNavigate } from 'react-router';
import { refusalOf } from '~/lib/api-refusal';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { IconButton } from '~/ui/icon-button';
import { toast } from '~/ui/toast';

type DeleteButtonProps = {
  words: { of: string; title: string; text?: string; confirm: string; failed: string };
  remove: () => Promise<unknown>;
  /** The list it was opened from. */
  backTo: string;
  /** Nothing is left to save: the form lets go. */
  isSaved: RefObject<boolean>;
};

/** On the page of what is deleted; afterwards its list is shown. */
export function DeleteButton({ words, remove, backTo, isSaved }: DeleteButtonProps) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => {
      isSaved.current = true;
      void navigate(backTo, { replace: true });
    },
    onError: (error) => {
      setOpen(false);
      toast.error(words.failed, { description: refusalOf(error) });
    },
  });
  return (
    <>
      <IconButton label={words.of} onClick={() => setOpen(true)}>
        <Trash2 aria-hidden="true" size={18} strokeWidth={1.5} />
      </IconButton>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title={words.title}
        description={words.text}
        confirmLabel={words.confirm}
        isDanger
        isBusy={removing.isPending}
        onConfirm={() => removing.mutate()}
      />
    </>
  );
}
