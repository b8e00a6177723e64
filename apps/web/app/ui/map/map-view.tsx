import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { withChunkTimeout } from '~/lib/chunk-timeout';
import type { MapCanvasProps } from './map-canvas';
import { MapFrame } from './map-frame';

type MapViewProps = Omit<MapCanvasProps, 'onFailure'> & {
  /** Buttons, top left. */
  controls?: ReactNode;
  overlay?: ReactNode;
  /** Shown in place of the map when it can't be displayed. */
  failedText: string;
  className?: string | undefined;
};

/** A lazily loaded map. A failure is logged; the page works without it. */
export function MapView({ controls, overlay, failedText, className, ...canvas }: MapViewProps) {
  const [Canvas, setCanvas] = useState<ComponentType<MapCanvasProps> | null>(null);
  const [isShown, setShown] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const fail = useRef((error: unknown) => {
    console.error(error);
    setFailed(true);
  });

  useEffect(() => {
    let isHere = true;
    withChunkTimeout(import('./map-canvas')).then(
      (module) => isHere && setCanvas(() => module.MapCanvas),
      (error) => isHere && fail.current(error),
    );
    return () => {
      isHere = false;
    };
  }, []);

  return (
    <MapFrame
      label={canvas.label}
      isLoading={!isShown && !hasFailed}
      controls={hasFailed ? undefined : controls}
      overlay={overlay}
      {...(hasFailed && { failedText })}
      {...(className !== undefined && { className })}
    >
      {Canvas && !hasFailed && (
        <Canvas
          {...canvas}
          onReady={(map) => {
            setShown(true);
            canvas.onReady(map);
          }}
          onFailure={fail.current}
        />
      )}
    </MapFrame>
  );
}
