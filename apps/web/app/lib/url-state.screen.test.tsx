import { useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useUrlState } from './url-state';

type Shown = Pick<ReturnType<typeof useUrlState>, 'set'>;

function List({ shown }: { shown: Shown }) {
  const { set } = useUrlState();
  useLayoutEffect(() => {
    shown.set = set;
  }, [shown, set]);
  return <p>List</p>;
}

/** A list whose navigations wait until `finish` is called, as on a slow network. */
async function openList(url: string) {
  const waiting: (() => void)[] = [];
  let isFirst = true;
  const shown: Shown = { set: () => undefined };
  const wait = () => {
    if (!isFirst) return new Promise<null>((resolve) => waiting.push(() => resolve(null)));
    isFirst = false;
    return null;
  };
  const router = createMemoryRouter(
    [
      {
        path: '/list',
        element: <List shown={shown} />,
        loader: wait,
        hydrateFallbackElement: <></>,
      },
      { path: '/other', element: <p>Other</p>, loader: wait },
    ],
    { initialEntries: [url] },
  );
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  onTestFinished(() => {
    root.unmount();
    router.dispose();
    container.remove();
  });
  root.render(<RouterProvider router={router} />);
  await vi.waitFor(() => expect(container.textContent).toBe('List'));
  const finish = async () => {
    for (const done of waiting) done();
    await vi.waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  };
  return { router, shown, finish };
}

test('a second filter keeps the first one that is still on its way to the URL', async () => {
  const { router, shown, finish } = await openList('/list?page=3&order=asc#rows');
  shown.set({ source: 'quiz', page: null });
  shown.set({ profile: 'growth' });
  await finish();
  expect(router.state.location.search).toBe('?order=asc&source=quiz&profile=growth');
  expect(router.state.location.hash).toBe('#rows');
});

test('a filter set while another page is being opened does not lead back', async () => {
  const { router, shown, finish } = await openList('/list');
  void router.navigate('/other');
  shown.set({ search: 'Miami' });
  await finish();
  expect(router.state.location.pathname).toBe('/other');
});
