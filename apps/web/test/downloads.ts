import { onTestFinished, vi } from 'vitest';

type Download = { name: string; text: string };

/** Files that the screen hands to the browser in this test, instead of saving them. */
export function catchDownloads(): Download[] {
  const files: Download[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const { href, download: name } = this;
    void fetch(href)
      .then((file) => file.text())
      .then((text) => files.push({ name, text }));
  });
  onTestFinished(() => click.mockRestore());
  return files;
}
