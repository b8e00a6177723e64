import { type ReactNode, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { Button } from '~/ui/button';
import { Dialog } from '~/ui/dialog';
import { Notice } from '~/ui/notice';
import { Select, type SelectOption } from '~/ui/select';

type ChoiceDialogProps = {
  title: ReactNode;
  text: ReactNode;
  label: string;
  action: ReactNode;
  options: SelectOption[];
  isBusy: boolean;
  failure: string | null;
  /** Why there is nothing to choose from. */
  children?: ReactNode;
  run: (id: number) => void;
  onClose: () => void;
};

/** A dialog with one select. */
export function ChoiceDialog(props: ChoiceDialogProps) {
  const { title, text, label, action, options, isBusy, failure, children, run, onClose } = props;
  const t = useT('contacts');
  const ui = useT('ui');
  const [value, setValue] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      isOpen
      isBusy={isBusy}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width="sm"
      title={title}
      description={text}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {ui('cancel')}
          </Button>
          <Button
            isBusy={isBusy}
            onClick={() => (value === '' ? setMissing(true) : run(Number(value)))}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {children}
        <Select
          label={label}
          value={value}
          error={isMissing && value === '' && t('bulk.required')}
          onChange={({ target }) => setValue(target.value)}
          options={[{ value: '', label: t('bulk.choose'), isDisabled: true }, ...options]}
        />
        {failure && <Notice tone="loss">{failure}</Notice>}
      </div>
    </Dialog>
  );
}
