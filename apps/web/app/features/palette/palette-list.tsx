import { useT } from '~/lib/i18n/use-t';
import { KeyCap } from '~/ui/key-cap';
import { type Entry, GROUPS } from './palette-entry';

type PaletteListProps = {
  id: string;
  entries: readonly Entry[];
  chosen: Entry | undefined;
  onPoint: (entry: Entry) => void;
  onPick: (entry: Entry) => void;
};

export function PaletteList({ id, entries, chosen, onPoint, onPick }: PaletteListProps) {
  const t = useT('palette');
  const shown = GROUPS.map((group) => ({
    group,
    rows: entries.filter((entry) => entry.group === group),
  })).filter(({ rows }) => rows.length > 0);
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={t('list')}
      tabIndex={-1}
      className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:hidden"
    >
      {shown.map(({ group, rows }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset may not be in a listbox.
        <div key={group} role="group" aria-labelledby={`${id}-${group}`}>
          <div id={`${id}-${group}`} className="px-3 pt-2.5 pb-1 text-12 font-medium text-ink-3">
            {t(`group.${group}`)}
          </div>
          {rows.map((entry) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the focus and the keys.
            <div
              key={entry.id}
              id={`${id}-${entry.id}`}
              role="option"
              aria-selected={entry === chosen}
              tabIndex={-1}
              onPointerMove={() => entry !== chosen && onPoint(entry)}
              onClick={() => onPick(entry)}
              className="flex min-h-11 cursor-pointer scroll-m-2 items-center gap-3 rounded-2 px-3 text-15 aria-selected:bg-sunken"
            >
              <span className="min-w-0 truncate">{entry.title}</span>
              <span className="min-w-0 flex-1 truncate text-13 text-ink-3">{entry.note}</span>
              {entry.keys && (
                <span className="flex gap-1">
                  {entry.keys.map((key) => (
                    <KeyCap key={key}>{key}</KeyCap>
                  ))}
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
