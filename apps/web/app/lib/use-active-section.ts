import { useEffect, useState } from 'react';
import { activeSection } from './active-section';

/** Which of the sections is in view; the first one before any is. */
export function useActiveSection<Id extends string>(ids: readonly Id[]): Id | undefined {
  const [active, setActive] = useState(ids[0]);
  const key = ids.join();
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      const tops = (key.split(',') as Id[]).flatMap((id) => {
        const section = document.getElementById(id);
        return section ? [{ id, top: section.getBoundingClientRect().top }] : [];
      });
      const { scrollHeight, clientHeight } = document.documentElement;
      const isAtEnd = window.scrollY > 0 && window.scrollY + clientHeight >= scrollHeight - 2;
      setActive((before) => activeSection(tops, isAtEnd) ?? before);
    };
    const onScroll = () => {
      frame ||= requestAnimationFrame(look);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    window.addEventListener('resize', onScroll);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', onScroll);
      window.removeEventListener('resize', onScroll);
    };
  }, [key]);
  return active;
}
