/** Joins truthy class names: `cx('grid', isWide && 'col-span-2', className)`. */
export function cx(...parts: (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
