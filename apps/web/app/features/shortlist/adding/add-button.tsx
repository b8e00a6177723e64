import { ListPlus } from 'lucide-react';
import { useContext } from 'react';
import { useT } from '~/lib/i18n/use-t';
import type { ShortlistAdding } from '~/listings/shortlist-adding';
import { Button } from '~/ui/button';
import { IconButton } from '~/ui/icon-button';
import { AskLeadContext } from './ask-lead';

const ICON = { 'aria-hidden': true, size: 18, strokeWidth: 1.5 } as const;

/** On a picture, as a line of a popup, or as a button; in a bar that is narrow on phones. */
export const AddButton: ShortlistAdding['AddButton'] = ({ home, look }) => {
  const t = useT('shortlist');
  const ask = useContext(AskLeadContext);
  const label = t('adding.of', { address: home.address });
  const onClick = () => ask([home]);
  if (look === 'icon')
    return (
      <IconButton
        {...{ label, onClick }}
        title={t('adding.add')}
        variant="secondary"
        size="sm"
        className="bg-surface"
      >
        <ListPlus {...ICON} />
      </IconButton>
    );
  if (look === 'line')
    return (
      <button
        type="button"
        onClick={onClick}
        className="flex min-h-11 w-full cursor-pointer items-center justify-between border-t border-line text-14 font-semibold text-accent hover:text-accent-hover"
      >
        {t('adding.add')}
        <ListPlus {...ICON} />
      </button>
    );
  return (
    <Button
      variant="secondary"
      size="sm"
      onClick={onClick}
      className={look === 'bar' ? 'max-md:flex-none!' : ''}
    >
      <ListPlus {...ICON} size={16} />
      <span className={look === 'bar' ? 'max-md:sr-only' : undefined}>{t('adding.add')}</span>
    </Button>
  );
};

/** Compared properties go to one lead together. */
export const SendButton: ShortlistAdding['SendButton'] = ({ homes }) => {
  const t = useT('shortlist');
  const ask = useContext(AskLeadContext);
  return (
    <Button variant="secondary" size="sm" onClick={() => ask(homes)}>
      <ListPlus {...ICON} size={16} />
      {t('adding.send')}
    </Button>
  );
};
