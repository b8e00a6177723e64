import type { ReactNode } from 'react';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';

type ShownOnceProps = {
  words: { title: string; once: string; done: string };
  onClose: () => void;
  children: ReactNode;
};

/** The only time that a secret is visible. */
export function ShownOnceDialog({ words, onClose, children }: ShownOnceProps) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={words.title}
      description={words.once}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      <div className="grid gap-4">{children}</div>
    </Dialog>
  );
}
