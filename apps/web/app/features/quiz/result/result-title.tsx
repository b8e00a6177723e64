import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

type ResultTitleProps = { greeting?: string; title: string; text: string };

export function ResultTitle({ greeting, title, text }: ResultTitleProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  // A screen reader continues from here; on a direct visit it starts at the top of the page.
  useEffect(() => {
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);
  return (
    <>
      {greeting && <p className="mb-2 text-18 text-ink-2">{greeting}</p>}
      <h1
        ref={heading}
        tabIndex={-1}
        className="max-w-[16ch] text-40 leading-[1.05] tracking-[-0.025em] outline-none md:text-56"
      >
        {title}
      </h1>
      <p className="mt-5 max-w-[54ch] text-18 text-pretty text-ink-2">{text}</p>
    </>
  );
}
