import { expect } from 'vitest';
import { cdp } from 'vitest/browser';

// Playwright's own types would bring those of Node into the web app.
declare module 'vitest/browser' {
  interface CDPSession {
    send(method: 'Emulation.setEmulatedMedia', params: EmulatedMedia): Promise<void>;
    send(method: 'Emulation.setTimezoneOverride', params: { timezoneId: string }): Promise<void>;
  }
}

type EmulatedMedia = { media: string; features: { name: string; value: string }[] };

type Media = {
  media?: 'print' | 'screen';
  colorScheme?: 'light' | 'dark';
  motion?: 'reduce' | 'no-preference';
};

/** The media that style sheets see; without a choice a screen is light and does not move. */
export async function setMedia(wanted: Media = {}): Promise<void> {
  const { media = 'screen', colorScheme = 'light', motion = 'reduce' } = wanted;
  await cdp().send('Emulation.setEmulatedMedia', {
    media,
    features: [
      { name: 'prefers-color-scheme', value: colorScheme },
      { name: 'prefers-reduced-motion', value: motion },
    ],
  });
  isChanged = Object.keys(wanted).length > 0;
  const isOn = () =>
    [media, `(prefers-color-scheme: ${colorScheme})`, `(prefers-reduced-motion: ${motion})`].every(
      (condition) => window.matchMedia(condition).matches,
    );
  await expect.poll(isOn, { message: 'the browser did not take the media' }).toBe(true);
}

let isChanged = false;

/** For the next test. */
export async function resetMedia(): Promise<void> {
  if (isChanged) await setMedia();
}
