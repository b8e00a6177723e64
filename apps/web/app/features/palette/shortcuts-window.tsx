import { useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { areSingleKeysOn, setSingleKeys } from '~/lib/single-keys';
import { Checkbox } from '~/ui/checkbox';
import { Dialog } from '~/ui/dialog';
import { KeyCap } from '~/ui/key-cap';
import type { Screen } from './palette-entry';

type ShortcutsWindowProps = { screens: readonly Screen[]; onClose: () => void };

/** Keys by screen; `or` separates two keys that do the same. */
export default function ShortcutsWindow({ screens, onClose }: ShortcutsWindowProps) {
  const t = useT('shortcuts');
  const [isOn, setOn] = useState(areSingleKeysOn);
  const modifier = /Mac|iP(hone|ad)/.test(navigator.platform) ? '⌘' : 'Ctrl';
  const groups = [
    {
      title: t('anywhere'),
      rows: [
        { keys: [[modifier, 'K'], ['/']], text: t('palette') },
        { keys: [['N']], text: t('newContact') },
        ...screens.flatMap(({ letter, title }) =>
          letter ? [{ keys: [['G', letter]], text: t('goTo', { title }) }] : [],
        ),
        { keys: [['?']], text: t('sheet') },
      ],
    },
    {
      title: t('today.title'),
      rows: [
        { keys: [['J'], ['K']], text: t('today.step') },
        { keys: [[t('enter')]], text: t('today.open') },
        { keys: [['W']], text: t('today.whatsapp') },
        { keys: [['E']], text: t('today.email') },
        { keys: [['C']], text: t('today.call') },
        { keys: [['T']], text: t('today.task') },
        { keys: [['M']], text: t('today.move') },
        { keys: [['S']], text: t('today.snooze') },
        { keys: [['D']], text: t('today.done') },
        { keys: [['Z']], text: t('today.undo') },
      ],
    },
    {
      title: t('board.title'),
      rows: [
        { keys: [['↑'], ['↓'], ['←'], ['→']], text: t('board.step') },
        { keys: [[t('space')]], text: t('board.pick') },
        { keys: [[t('enter')]], text: t('board.open') },
        { keys: [[t('escape')]], text: t('board.cancel') },
      ],
    },
    {
      title: t('lead.title'),
      rows: [
        { keys: [['J'], ['K']], text: t('lead.step') },
        { keys: [[t('escape')]], text: t('lead.close') },
      ],
    },
  ];
  return (
    <Dialog isOpen onOpenChange={onClose} title={t('title')} width="lg">
      <div className="grid gap-x-10 gap-y-6 md:columns-2 md:block">
        {groups.map(({ title, rows }) => (
          <section key={title} className="break-inside-avoid md:mb-6">
            <h3 className="border-b border-line pb-1.5 text-14 font-medium">{title}</h3>
            <dl>
              {rows.map(({ keys, text }) => (
                <div key={text} className="flex min-h-9 items-center gap-3 text-14">
                  <dt className="flex-1">{text}</dt>
                  <dd className="flex items-center gap-1">
                    {keys.map((combination) => (
                      <span key={combination.join()} className="flex gap-0.5">
                        {combination.map((key) => (
                          <KeyCap key={key}>{key}</KeyCap>
                        ))}
                      </span>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t border-line pt-3">
        <Checkbox
          label={t('singleKeys')}
          hint={t('singleKeysHint', { modifier })}
          checked={isOn}
          onChange={({ target }) => {
            setSingleKeys(target.checked);
            setOn(target.checked);
          }}
        />
      </div>
    </Dialog>
  );
}
