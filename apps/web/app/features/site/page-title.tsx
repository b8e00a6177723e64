type PageTitleProps = { title: string; lead?: string };

/** The header of a text page: one heading, one paragraph. */
export function PageTitle({ title, lead }: PageTitleProps) {
  return (
    <header className="page pt-12 pb-10 md:pt-20 md:pb-16">
      <h1 className="max-w-[20ch] text-40 leading-[1.06] tracking-[-0.025em] md:text-56">
        {title}
      </h1>
      {lead && (
        <p className="mt-4 max-w-[56ch] text-18 text-pretty text-ink-2 md:mt-6 md:text-20 md:leading-normal">
          {lead}
        </p>
      )}
    </header>
  );
}
