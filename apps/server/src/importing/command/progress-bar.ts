import type { Phase, Progress } from '../imports/progress.ts';
import type { Output } from './print-import.ts';

const WIDTH = 24;
const EVERY_MS = 100;

/** One line that is written over, on a terminal only. */
export function progressBar({ err, isTerminal }: Output) {
  let shownAt = 0;
  let phase: Phase | null = null;
  let begun = 0;
  const show = (progress: Progress) => {
    if (!isTerminal) return;
    const now = performance.now();
    if (progress.phase !== phase) {
      if (phase) err('\n');
      phase = progress.phase;
      begun = now;
    } else if (now - shownAt < EVERY_MS && progress.done < progress.total) return;
    shownAt = now;
    err(`\r\u001B[K${lineOf(progress, (now - begun) / 1000)}`);
  };
  return {
    show,
    end: () => {
      if (phase) err('\n');
    },
  };
}

export function lineOf({ phase, done, total }: Progress, seconds: number): string {
  const name = phase.padEnd(9);
  const rate = seconds > 0 && done > 0 ? ` · ${count(Math.round(done / seconds))} a second` : '';
  if (total === 0) return `${name} ${done > 0 ? count(done) : '…'}${rate}`;
  const share = Math.min(1, done / total);
  const full = Math.round(share * WIDTH);
  const bar = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)}`;
  return `${name} ${bar} ${Math.floor(100 * share)} % · ${count(done)} of ${count(total)}${rate}`;
}

const count = (n: number) => n.toLocaleString('en-US');
