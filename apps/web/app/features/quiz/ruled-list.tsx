type RuledListProps = { title: string; items: string[]; isNumbered?: boolean };

export function RuledList({ title, items, isNumbered = false }: RuledListProps) {
  const List = isNumbered ? 'ol' : 'ul';
  return (
    <section className="border-t border-ink pt-4">
      <h2 className="text-20">{title}</h2>
      <List className="mt-3">
        {items.map((item, i) => (
          <li key={item} className="flex border-t border-line py-3 text-pretty text-ink-2">
            {isNumbered && (
              <span aria-hidden="true" className="figures w-8 shrink-0 font-medium text-ink-3">
                {i + 1}
              </span>
            )}
            {item}
          </li>
        ))}
      </List>
    </section>
  );
}
