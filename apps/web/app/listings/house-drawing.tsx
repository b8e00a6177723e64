import { HOUSE_DRAWING } from '@alpha/contract/house-drawing';

/** Placeholder for a photo, in the current text color. The surrounding element labels it. */
export function HouseDrawing({ className }: { className: string }) {
  const { width, height, strokeWidth, path } = HOUSE_DRAWING;
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={path} />
    </svg>
  );
}
