import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server.browser';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { later } from './later';

function Counter({ label }: { label: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${label} ${count}`}
    </button>
  );
}

let root: Root | null = null;

afterEach(() => {
  root?.unmount();
  document.body.replaceChildren();
});

it('a part stays as the server wrote it and works from the first use of the page', async () => {
  // A query may be a state that the part has to restore; the test runner has one.
  const { href, pathname } = window.location;
  window.history.replaceState(null, '', pathname);
  onTestFinished(() => window.history.replaceState(null, '', href));
  // Other tests have used this page.
  window.isPageUsed = false;
  const OnServer = later(async () => Counter);
  await OnServer.preload();
  const place = document.createElement('div');
  const box = place.appendChild(document.createElement('div'));
  box.className = 'contents';
  box.dataset.later = '';
  const button = document.createElement('button');
  button.type = 'button';
  button.append('Scenario 0');
  // React's marks around a part that is complete. Trusted types refuse to parse HTML here.
  box.append(document.createComment('$'), button, document.createComment('/$'));
  document.body.append(place);
  expect(place.innerHTML).toBe(renderToString(<OnServer label="Scenario" />));

  const load = vi.fn(async () => Counter);
  const Page = later(load);
  root = hydrateRoot(place, <Page label="Scenario" />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  // A new render of the page around it must not replace it.
  root.render(<Page label="Case" />);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(place.querySelector('button')).toBe(button);
  expect(load).not.toHaveBeenCalled();
  expect(place.querySelector('[data-later]')).not.toBeNull();

  window.dispatchEvent(new Event('scroll'));
  await vi.waitFor(() => expect(place.querySelector('[data-later]')).toBeNull());
  // The latest properties, in the element that was there.
  await vi.waitFor(() => expect(button.textContent).toBe('Case 0'));
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('Case 1'));
  expect(place.querySelector('button')).toBe(button);
});
