import { useQueryClient } from '@tanstack/react-query';
import { Paperclip } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useT } from '~/lib/i18n/use-t';
import { cx } from '~/ui/class-names';
import { addUploads } from './upload-queue';

type FileCatcherProps = { leadId: number; name: string; className: string; children: ReactNode };

/** Attaches files that are dropped or pasted anywhere on a lead. */
export function FileCatcher({ leadId, name, className, children }: FileCatcherProps) {
  const t = useT('leadFiles');
  const cache = useQueryClient();
  const [isOver, setOver] = useState(false);
  /** Each element below the pointer is entered and left. */
  const depth = useRef(0);
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      // A spreadsheet copies a picture of the cells beside their text.
      if (files.length === 0 || (isField(event.target) && hasText(event.clipboardData))) return;
      event.preventDefault();
      addUploads(cache, leadId, files);
    };
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [cache, leadId]);
  const track = (change: number) => (event: DragEvent) => {
    if (!hasFiles(event)) return;
    event.preventDefault();
    depth.current = Math.max(0, depth.current + change);
    setOver(depth.current > 0);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut for the mouse; the list of files has a button.
    <div
      className={cx('relative', className)}
      onDragEnter={track(1)}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDragLeave={track(-1)}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        track(Number.NEGATIVE_INFINITY)(event);
        addUploads(cache, leadId, [...event.dataTransfer.files]);
      }}
    >
      {children}
      {isOver && (
        <div className="pointer-events-none absolute -inset-3 z-20 rounded-3 border-2 border-dashed border-accent bg-accent-wash/80">
          <p className="sticky top-1/3 mx-auto mt-24 flex w-fit max-w-[90%] items-center gap-2.5 rounded-2 bg-surface px-5 py-4 text-16 font-medium shadow-3">
            <Paperclip aria-hidden="true" size={18} strokeWidth={1.5} className="text-accent" />
            {t('drop', { name })}
          </p>
        </div>
      )}
    </div>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');
const hasText = (data: DataTransfer | null) => data?.types.includes('text/plain') ?? false;
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, [contenteditable=true]');
