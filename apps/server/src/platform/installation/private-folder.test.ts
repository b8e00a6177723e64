import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { StartupError } from '../lib/startup-error.ts';
import { makeDataDir } from './data-dir.ts';
import { makePrivate } from './private-folder.ts';

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8);

/** Rights as an operator's umask of 0 leaves them. */
function openFile(path: string, mode = 0o666): string {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, 'secret');
  chmodSync(path, mode);
  chmodSync(dirname(path), 0o777);
  return path;
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'alpha-private-'));

it('a data folder that everybody can read is closed, with all that is in it', () => {
  const folder = newFolder();
  const files = ['app-secret', 'pg/base/5/1259', 'outbox/1.eml', 'photos/ab/abc/master.jpg'].map(
    (name) => openFile(join(folder, name)),
  );
  chmodSync(folder, 0o755);
  makeDataDir(folder);
  expect(modeOf(folder)).toBe('700');
  expect(files.map(modeOf)).toEqual(['600', '600', '600', '600']);
  for (const name of ['pg', 'pg/base', 'pg/base/5', 'outbox', 'photos', 'photos/ab/abc'])
    expect(modeOf(join(folder, name)), name).toBe('700');
});

it('in a closed folder the secret and the database are closed at each start; photos are not searched', () => {
  const folder = newFolder();
  const [secret, table, photo] = [
    openFile(join(folder, 'app-secret'), 0o644),
    openFile(join(folder, 'pg/base/5/1259')),
    openFile(join(folder, 'photos/ab/master.jpg')),
  ];
  chmodSync(folder, 0o700);
  makeDataDir(folder);
  expect([secret, table].map(modeOf)).toEqual(['600', '600']);
  expect(modeOf(join(folder, 'photos'))).toBe('700');
  expect(modeOf(photo)).toBe('666');
});

it('a map of streets stays as it is, so that a start never fails for it', () => {
  const [folder, elsewhere] = [newFolder(), newFolder()];
  const map = openFile(join(folder, 'basemap.pmtiles'), 0o644);
  makeDataDir(folder);
  expect([folder, map].map(modeOf)).toEqual(['700', '644']);
  const linked = openFile(join(elsewhere, 'florida.pmtiles'), 0o644);
  const other = newFolder();
  symlinkSync(linked, join(other, 'basemap.pmtiles'));
  makeDataDir(other);
  expect(modeOf(linked)).toBe('644');
});

it('a folder on another disk is closed too, because the data folder does not protect it', () => {
  const [folder, disk] = [newFolder(), newFolder()];
  const photo = openFile(join(disk, 'photos/ab/master.jpg'));
  symlinkSync(join(disk, 'photos'), join(folder, 'photos'));
  symlinkSync(join(disk, 'nothing'), join(folder, 'dangling'));
  makeDataDir(folder);
  expect(modeOf(join(disk, 'photos'))).toBe('700');
  expect(modeOf(photo)).toBe('600');
});

it('a folder that all users share is refused and left as it is', () => {
  const folder = newFolder();
  chmodSync(folder, 0o1777);
  expect(() => makeDataDir(folder)).toThrow(
    new StartupError(
      `DATA_DIR: ${folder} is shared with other users and programs. Set DATA_DIR to a new folder in it.`,
    ),
  );
  expect(modeOf(folder)).toBe('777');
});

// The kernel's own folder: its mode cannot be changed, not even by root.
it.runIf(existsSync('/proc/self'))('a folder that cannot be closed is refused in one line', () => {
  expect(() => makePrivate('/proc/self')).toThrow(
    /^DATA_DIR: other users of this machine can open \/proc\/self \(mode 555\), and that could not be changed: permission denied\. Make it belong to the user that runs this, with mode 700, or set DATA_DIR to a new folder\.$/,
  );
});

it('a link to a folder of the machine is refused, and the folder left as it is', () => {
  const [folder, shared] = [newFolder(), newFolder()];
  chmodSync(shared, 0o1777);
  symlinkSync(shared, join(folder, 'photos'));
  expect(() => makePrivate(folder)).toThrow(/photos leads to .*shared with other users/);
  expect(statSync(shared).mode & 0o7777).toBe(0o1777);
  const other = newFolder();
  symlinkSync('/', join(other, 'photos'));
  const before = statSync('/').mode;
  expect(() => makePrivate(other)).toThrow(StartupError);
  expect(statSync('/').mode).toBe(before);
});

it('links that lead in a circle end', () => {
  const [folder, disk] = [newFolder(), newFolder()];
  symlinkSync('.', join(folder, 'current'));
  symlinkSync(disk, join(folder, 'photos'));
  symlinkSync(folder, join(disk, 'data'));
  chmodSync(disk, 0o755);
  makePrivate(folder);
  expect(modeOf(disk)).toBe('700');
});
