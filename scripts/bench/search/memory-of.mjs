import { readFileSync } from 'node:fs';

/** Resident memory of a process, now and at most. Linux only. */
export function memoryOf(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name) => {
    const [, kilobytes] = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status) ?? [];
    return `${Math.round(Number(kilobytes) / 1024)} MB`;
  };
  return `resident memory ${megabytes('VmRSS')}, at most ${megabytes('VmHWM')}`;
}
