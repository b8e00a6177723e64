import { Copy, Ellipsis, ExternalLink, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Button } from '~/ui/button';
import { ConfirmDialog } from '~/ui/confirm-dialog';
import { Dialog } from '~/ui/dialog';
import { TextField } from '~/ui/field';
import { IconButton } from '~/ui/icon-button';
import { Menu } from '~/ui/menu';
import { toast } from '~/ui/toast';
import { fields, overlays, sections } from '../samples';
import { Section } from '../section';

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

export function OverlaysSection() {
  const [open, setOpen] = useState<'none' | 'send' | 'remove'>('none');
  const toggle = (which: 'send' | 'remove') => (isOpen: boolean) =>
    setOpen(isOpen ? which : 'none');
  const { menuItems } = overlays;
  return (
    <Section title={sections.overlays}>
      <div className="flex flex-wrap items-center gap-3">
        <Button onClick={() => setOpen('send')}>{overlays.open}</Button>
        <Button variant="secondary" onClick={() => setOpen('remove')}>
          {overlays.remove}
        </Button>
        <Menu
          trigger={
            <IconButton label={overlays.menu} variant="secondary">
              <Ellipsis {...ICON} />
            </IconButton>
          }
          items={[
            { label: menuItems.open, icon: <ExternalLink {...ICON} />, to: '/dev/ui' },
            { label: menuItems.copy, icon: <Copy {...ICON} /> },
            { label: menuItems.archive, isDisabled: true },
            { kind: 'line' },
            {
              label: menuItems.remove,
              icon: <Trash2 {...ICON} />,
              isDanger: true,
              onSelect: () => setOpen('remove'),
            },
          ]}
        />
        <Button
          variant="quiet"
          onClick={() =>
            toast.success(overlays.toastText, {
              description: overlays.toastNote,
              action: { label: overlays.undo, onClick: () => {} },
            })
          }
        >
          {overlays.toast}
        </Button>
        <Button variant="quiet" onClick={() => toast.error(overlays.toastErrorText)}>
          {overlays.toastError}
        </Button>
      </div>
      <Dialog
        isOpen={open === 'send'}
        onOpenChange={toggle('send')}
        title={overlays.title}
        description={overlays.description}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen('none')}>
              {overlays.cancel}
            </Button>
            <Button variant="accent" onClick={() => setOpen('none')}>
              {overlays.send}
            </Button>
          </>
        }
      >
        <TextField label={fields.email} type="email" />
      </Dialog>
      <ConfirmDialog
        isOpen={open === 'remove'}
        onOpenChange={toggle('remove')}
        title={overlays.removeTitle}
        description={overlays.removeText}
        confirmLabel={overlays.removeAction}
        cancelLabel={overlays.keep}
        isDanger
        onConfirm={() => setOpen('none')}
      />
    </Section>
  );
}
