import { createRoot } from 'react-dom/client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { useInView } from './use-in-view';

function Part() {
  const { element, isSeen } = useInView<HTMLParagraphElement>();
  return <p ref={element}>{isSeen ? 'in sight' : 'out of sight'}</p>;
}

test('a part that comes into sight while the page is busy is shown as in sight', async () => {
  // A busy page gets both changes in one call.
  class Late {
    constructor(private readonly tell: IntersectionObserverCallback) {}
    observe() {
      const changes = [false, true].map((isIntersecting) => ({ isIntersecting }));
      this.tell(changes as IntersectionObserverEntry[], this as never);
    }
    disconnect() {}
  }
  const real = window.IntersectionObserver;
  window.IntersectionObserver = Late as never;
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(<Part />);
  await expect.element(page.getByText('in sight', { exact: true })).toBeVisible();
  root.unmount();
  container.remove();
  window.IntersectionObserver = real;
});
