import { HOUSE_DRAWING } from '@alpha/contract/house-drawing';

type HouseDrawingProps = {
  /** What a screen reader says; without it, the text beside the drawing says enough. */
  label?: string;
  className?: string;
};

/** The drawing in place of a photo, in the color of the text around it. */
export function HouseDrawing({ label, className }: HouseDrawingProps) {
  const { width, height, strokeWidth, path } = HOUSE_DRAWING;
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}
