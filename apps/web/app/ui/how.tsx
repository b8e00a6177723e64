import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { PanelHead } from './panel-head';
import { Popover } from './popover';

type HowProps = { title: string; children: ReactNode; align?: 'start' | 'end' };

const PHONE = '(max-width: 719px)';

/**
 * "How?" beside a figure. Where there is room a popover; on phones the panel opens in place, as a
 * full-width last line of the wrapping flex row or grid that holds the button.
 */
export function How({ title, children, align = 'end' }: HowProps) {
  const [place, setPlace] = useState<'closed' | 'floating' | 'inline'>('closed');
  const panelId = useId();
  const toggle = (isOpen: boolean) =>
    setPlace(isOpen ? (window.matchMedia(PHONE).matches ? 'inline' : 'floating') : 'closed');

  if (place !== 'inline')
    return (
      <Popover
        trigger={<HowButton name={title} />}
        title={title}
        align={align}
        isOpen={place === 'floating'}
        onOpenChange={toggle}
      >
        {children}
      </Popover>
    );
  return (
    <>
      <HowButton
        name={title}
        autoFocus
        aria-expanded
        aria-controls={panelId}
        onClick={() => setPlace('closed')}
      />
      <section
        id={panelId}
        aria-labelledby={`${panelId}-title`}
        className="order-last col-span-full mt-3 w-full rounded-3 border border-line bg-surface px-4 pt-1 pb-3 text-14 shadow-1"
      >
        <PanelHead titleId={`${panelId}-title`} title={title} onClick={() => setPlace('closed')} />
        {children}
      </section>
    </>
  );
}

function HowButton({ name, ...rest }: { name: string } & ComponentProps<'button'>) {
  const t = useT('ui');
  return (
    <button
      type="button"
      aria-label={t('howOf', { name })}
      className="relative cursor-pointer text-12 font-medium whitespace-nowrap text-accent underline decoration-1 underline-offset-3 after:absolute after:-inset-x-3 after:-inset-y-3.5 hover:text-accent-hover"
      {...rest}
    >
      {t('how')}
    </button>
  );
}
