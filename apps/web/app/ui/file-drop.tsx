import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { buttonClass } from './button-look';
import { cx } from './class-names';

type FileDropProps = {
  /** The file's name, or the prompt to drop one. */
  title: string;
  hint: ReactNode;
  /** Button label. */
  action: string;
  isChosen: boolean;
  accept: string;
  onFile: (file: File) => void;
};

/** One file, dropped or selected. */
export function FileDrop({ title, hint, action, isChosen, accept, onFile }: FileDropProps) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file) onFile(file);
  };
  const drag = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the mouse; the field inside does the same.
    <div
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={(event) => {
        drag(false)(event);
        take(event.dataTransfer.files);
      }}
      className={cx(
        'flex flex-wrap items-center gap-x-4 gap-y-3 rounded-3 border border-dashed px-5 py-5 transition-colors',
        isOver ? 'border-accent bg-accent-wash' : 'border-edge bg-surface',
      )}
    >
      <FileSpreadsheet
        aria-hidden="true"
        size={28}
        strokeWidth={1.25}
        className="shrink-0 text-ink-3"
      />
      <div className="min-w-0 flex-1 basis-52">
        <p className="truncate text-15 font-medium">{title}</p>
        <p id={id} className="figures text-13 text-ink-3">
          {hint}
        </p>
      </div>
      <label
        className={cx(
          buttonClass(isChosen ? 'secondary' : 'primary', 'md'),
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent max-sm:w-full',
        )}
      >
        {action}
        <input
          type="file"
          accept={accept}
          aria-describedby={id}
          className="sr-only"
          onChange={({ target }) => {
            take(target.files);
            // Selecting the same file again counts: it may have been corrected.
            target.value = '';
          }}
        />
      </label>
    </div>
  );
}
