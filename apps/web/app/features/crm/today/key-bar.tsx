import { useT } from '~/lib/i18n/use-t';
import { KeyCap } from '~/ui/key-cap';

const KEYS = [
  [['J', 'K'], 'move'],
  [['↵'], 'open'],
  [['W'], 'whatsapp'],
  [['E'], 'email'],
  [['C'], 'call'],
  [['T'], 'task'],
  [['M'], 'moveTo'],
  [['S'], 'snooze'],
  [['D'], 'done'],
  [['Z'], 'undo'],
  [['?'], 'all'],
] as const;

/** At the bottom of the window, where there is a keyboard. */
export function KeyBar() {
  const t = useT('today');
  return (
    <section
      aria-label={t('keys.label')}
      className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-surface max-lg:hidden pointer-coarse:hidden"
    >
      <ul className="page flex flex-wrap justify-center gap-x-5 gap-y-1 py-2.5 text-13 text-ink-2">
        {KEYS.map(([keys, word]) => (
          <li key={word} className="flex items-center gap-1.5">
            {keys.map((key) => (
              <KeyCap key={key}>{key}</KeyCap>
            ))}
            {t(`keys.${word}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
