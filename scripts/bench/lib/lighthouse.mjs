// A page on Lighthouse's emulated phone: slow network and slow processor.
import { findChromium } from '../../lib/chromium.mjs';

export async function runLighthouse(url, categories, extraHeaders) {
  const { default: lighthouse } = await import('lighthouse');
  const { launch } = await import('chrome-launcher');
  const { executablePath, args } = await launchOptions();
  const chrome = await launch({
    ...(executablePath ? { chromePath: executablePath } : {}),
    chromeFlags: ['--headless=new', ...args],
  });
  try {
    const { port } = chrome;
    const options = { port, onlyCategories: categories, logLevel: 'error', extraHeaders };
    const result = await lighthouse(url, options);
    if (!result) throw new Error(`no answer about ${url}`);
    const { runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.code} ${runtimeError.message}`);
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

export async function launchOptions() {
  const executablePath = await findChromium();
  if (executablePath === null) process.exit(1);
  return {
    ...(executablePath ? { executablePath } : {}),
    args: [
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-background-networking',
    ],
  };
}
