import { HOUSE_DRAWING } from '@alpha/contract/house-drawing';

/** The drawing in place of a photo, in the color of the text around it. What is around it names it. */
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
