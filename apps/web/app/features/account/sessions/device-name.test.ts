import { describe, expect, it } from 'vitest';
import { deviceOf } from './device-name';

const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

describe('a session is named after', () => {
  it.each([
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36`,
      'Chrome',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
      'Edge',
      'Windows',
    ],
    [
      `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15`,
      'Safari',
      'macOS',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1`,
      'Safari',
      'iPhone',
    ],
    [
      `Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/141.0.0.0 Mobile/15E148 Safari/604.1`,
      'Chrome',
      'iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; Pixel 7) ${KIT} Chrome/141.0.0.0 Mobile Safari/537.36`,
      'Chrome',
      'Android',
    ],
    [
      `Mozilla/5.0 (Linux; Android 14; SM-S918B) ${KIT} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
      'Samsung Internet',
      'Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox', 'Linux'],
    [
      `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${KIT} Chrome/141.0.0.0 Safari/537.36`,
      'Chrome',
      'ChromeOS',
    ],
    [
      `Mozilla/5.0 (X11; Linux x86_64) ${KIT} HeadlessChrome/141.0.0.0 Safari/537.36`,
      'Chrome',
      'Linux',
    ],
    ['curl/8.5.0', null, null],
    ['', null, null],
    [null, null, null],
  ])('%s: %s on %s', (userAgent, browser, system) => {
    expect(deviceOf(userAgent)).toMatchObject({ browser, system });
  });

  it('distinguishes phones and tablets from computers', () => {
    expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X)').isHandheld).toBe(true);
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0; Win64; x64)').isHandheld).toBe(false);
  });
});
